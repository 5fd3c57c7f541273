import { expect, test } from 'vitest';
import { bracketMessages } from '../../test/harness/bracket-messages.ts';
import { englishIn } from '../../test/harness/english-in.ts';
import { interfaceLanguages } from '../contract/interface-languages.ts';
import {
  accountExistsMail,
  confirmMail,
  passwordChangedMail,
  type Recipient,
  resetMail,
  webhookOffMail,
} from './mails.ts';

const publicUrl = 'https://cuemark.example';
const hook = 'https://hooks.example/in';

const mails = {
  confirm: (recipient: Recipient) => confirmMail(recipient, { token: 'abc', hours: 24 }),
  'account exists': accountExistsMail,
  reset: (recipient: Recipient) => resetMail(recipient, { token: 'abc', hours: 1 }),
  'password changed': passwordChangedMail,
  'webhook gone': (recipient: Recipient) => webhookOffMail(recipient, { url: hook, because: 'gone', days: 3 }),
  'webhook unreachable': (recipient: Recipient) =>
    webhookOffMail(recipient, { url: hook, because: 'unreachable', days: 3 }),
};
const names = Object.keys(mails) as (keyof typeof mails)[];
const write = (name: keyof typeof mails, language: Recipient['language']) =>
  mails[name]({ to: 'ada@cuemark.test', language, publicUrl });

test.each(names)(
  'the mail "%s" is in the language of its reader, in each that there is, with the same links',
  (name) => {
    const english = write(name, 'en');
    const linksOf = (text: string) => (text.match(/https:[\w./?=]+/g) ?? []).toSorted();
    expect(linksOf(english.text).length).toBeGreaterThan(1);
    for (const language of interfaceLanguages.filter((one) => one !== 'en')) {
      const { subject, text, link, ...mail } = write(name, language);
      expect(mail).toMatchObject({ to: 'ada@cuemark.test', language });
      expect([link, linksOf(text)]).toEqual([english.link, linksOf(english.text)]);
      expect(englishIn(`${subject}\n${text}`, language)).toEqual([]);
    }
    expect(englishIn(english.text, 'de').length).toBeGreaterThan(2); // what is looked for is found where it is
  },
);

test('numbers are said as the language says them', () => {
  expect(write('confirm', 'en').text).toContain('within 24 hours:');
  expect(write('reset', 'en').text).toContain('within an hour:');
  expect(write('reset', 'de').text).toContain('eine Stunde lang:');
  expect(write('reset', 'ja').text).toContain('1時間以内');
  expect(write('webhook unreachable', 'fr').text).toContain('Depuis 3 jours,');
});

test.each(names)('no sentence of the mail "%s" stands outside the catalogue', (name) => {
  bracketMessages();
  const { subject, text } = write(name, 'en');
  expect(subject).toMatch(/^⟦[^⟦⟧]+⟧$/);
  const outside = text.replace(/⟦[^⟦⟧]+⟧/g, '').replace(/https:\S+/g, '');
  expect(outside.replace(/\s/g, '')).toBe('Cuemark,');
});
