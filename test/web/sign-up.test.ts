import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAccount } from '../../src/accounts/demo-account.ts';
import { plantedPassword } from '../harness/leaked-secrets.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../harness/mail-server.ts';
import { newCustomer, startTestService, type TestService } from '../harness/service.ts';
import { hasFocus } from './harness/has-focus.ts';
import { closeBrowser } from './harness/open-browser.ts';
import { openPage } from './harness/open-page.ts';
import { signInOn } from './harness/sign-in-on.ts';

let mail: MailServer;
let service: TestService;
let people = 0;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startTestService({ SMTP_URL: mail.url });
  await createDemoAccount(service.ctx);
});
afterAll(async () => {
  await closeBrowser();
  await service.stop();
  await mail.stop();
});

function newPerson() {
  people += 1;
  return { email: `newcomer${people}@example.test`, password: `${plantedPassword}${randomBytes(8).toString('hex')}` };
}

/** The link that somebody would press in this mail. */
const linkIn = ({ text }: ReceivedMail) => /^http\S+\?token=\S+$/m.exec(text)?.[0] ?? '';

async function signUpOn(page: Page, { email }: { email: string }) {
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
}

async function begin(page: Page, link: string, { password }: { password: string }) {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Workspace');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('by keyboard alone: from the sign-in to an account, by the link of the mail into the Workspace', async (t) => {
  const person = newPerson();
  const page = await openPage(t, service);
  await page.goto('/sign-in');
  const tabTo = async (words: string) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const label =
        '[...(document.activeElement.labels ?? []), document.activeElement].map((one) => one.textContent).join(" ")';
      if ((await page.evaluate<string>(label)).includes(words)) return;
    }
    throw new Error(`the keyboard does not reach ${words}`);
  };
  await page.getByRole('link', { name: 'Create an account' }).waitFor();
  await tabTo('Create an account');
  await page.keyboard.press('Enter');
  await heading(page, 'Create an account');
  await hasFocus(page.locator('main')); // where a new page begins for the keyboard
  await tabTo('Email');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await heading(page, 'Check your mail');
  await page.getByText(person.email).waitFor();

  await page.goto(linkIn(await mail.mailTo(person.email)));
  await heading(page, 'Choose a password');
  await tabTo('New password');
  await page.keyboard.type(person.password);
  await tabTo('Show');
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByLabel('New password').getAttribute('type')).toBe('text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Workspace');
  expect(page.url()).toBe(`${service.publicUrl}/workspace`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor();
  await page.goto('/sign-in');
  await signInOn(page, person);
  await heading(page, 'Workspace');
});

test('faults stand beside their fields, and the first has the focus', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/sign-up');
  const submit = page.getByRole('button', { name: 'Create an account' });
  await submit.click();
  await page.locator('[name=email]:focus').waitFor();
  const described = `(field) => field.getAttribute('aria-describedby').split(' ')
    .map((id) => document.getElementById(id).textContent).join(' ')`;
  const said = (name: string) => page.evaluate<string>(`(${described})(document.querySelector('[name=${name}]'))`);
  expect(await said('email')).toBe('Enter your email address.');
  await page.getByLabel('Email').fill('nobody@nowhere');
  await submit.click();
  await page.getByText('This is not the form of an email address.').waitFor();
  await page.locator('[name=email]:focus').waitFor();
  expect(await said('email')).toBe('This is not the form of an email address.');

  const person = newPerson();
  await signUpOn(page, person);
  await page.goto(linkIn(await mail.mailTo(person.email)));
  const submitPassword = page.getByRole('button', { name: 'Begin' });
  await page.getByText('At least 8 characters').waitFor();
  await submitPassword.click();
  await page.locator('[name=password]:focus').waitFor();
  expect(await said('password')).toBe('Choose a password of at least 8 characters.');
  await page.getByLabel('New password').fill('seven77');
  await submitPassword.click();
  await page.getByText('this one has 7.').waitFor();
  expect(await said('password')).toContain('at least 8 characters; this one has 7.');
});

test('the mail is in the language that was chosen on the page, whatever the browser wishes', async (t) => {
  const page = await openPage(t, { ...service, locale: 'de-DE' });
  await page.goto('/sign-up');
  await page.getByLabel('Sprache').selectOption({ label: 'Français' });
  await heading(page, 'Créer un compte');
  const { email } = newPerson();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  expect(await mail.mailTo(email)).toMatchObject({ language: 'fr', subject: 'Confirmez votre adresse pour Cuemark' });
});

test('a forgotten password is chosen anew by the link of the mail, which then has been used', async (t) => {
  const person = await newCustomer(service);
  const elsewhere = await openPage(t, { ...service, person });
  await elsewhere.goto('/workspace');
  await heading(elsewhere, 'Workspace');

  const page = await openPage(t, service);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await heading(page, 'Choose a new password');
  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Enter');
  await heading(page, 'Check your mail');
  const link = linkIn(await mail.mailTo(person.email));
  await page.goto(link);
  await page.getByText(`For ${person.email}.`).waitFor();
  const { password } = newPerson();
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Workspace');

  await elsewhere.reload();
  await heading(elsewhere, 'Sign in');
  await elsewhere.goto(link);
  await heading(elsewhere, 'This link has been used');
  await elsewhere.goto('/sign-in');
  await signInOn(elsewhere, { email: person.email, password });
  await heading(elsewhere, 'Workspace');
});

test.for(['sign-up', 'reset'] as const)(
  'once its %s is done a link is not told to be used while the Workspace is on its way',
  async (purpose, t) => {
    const person = purpose === 'reset' ? await newCustomer(service) : newPerson();
    const page = await openPage(t, service);
    await page.goto(purpose === 'reset' ? '/forgot' : '/sign-up');
    await page.getByLabel('Email').fill(person.email);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your mail');
    await page.goto(linkIn(await mail.mailTo(person.email)));
    await page.getByLabel('New password').fill(newPerson().password);
    const before = await page.locator('main').innerText();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/link')) asked += 1;
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/workspace-page-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.waitForURL('**/workspace');
    const meanwhile = await page.locator('main').innerText();
    release();
    await heading(page, 'Workspace');
    expect(meanwhile).toBe(
      before.replace(/Begin$|Change the password$/, purpose === 'reset' ? 'Changing…' : 'Beginning…'),
    );
    expect(asked).toBe(0);
  },
);

test('an address that nobody has an account with is told the same', async (t) => {
  const page = await openPage(t, service);
  const told = async (email: string) => {
    await page.goto('/forgot');
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await heading(page, 'Check your mail');
    return (await page.locator('main').innerText()).replace(email, '');
  };
  const { email } = await newCustomer(service);
  expect(await told('nobody@example.test')).toBe(await told(email));
});

test.for([
  ['/verify?token=half', 'This link is not whole', 'Create an account'],
  ['/reset?token=half', 'This link is not whole', 'Ask for a new link'],
  ['/reset', 'This link is not whole', 'Ask for a new link'],
] as const)('%s says what is wrong and what to do', async ([path, title, step], t) => {
  const page = await openPage(t, service);
  await page.goto(path);
  await heading(page, title);
  await page.locator('main').getByRole('link', { name: step }).click();
  await page.getByLabel('Email').waitFor();
});

test('a link that has run out, one that was used, and one of somebody who has got an account say so', async (t) => {
  const [late, twice, taken] = [newPerson(), newPerson(), newPerson()];
  const page = await openPage(t, service);
  for (const person of [late, twice, taken]) await signUpOn(page, person);
  const { db } = service.ctx;
  await db.updateTable('mail_links').set({ expires_at: new Date() }).where('email', '=', late.email).execute();
  await page.goto(linkIn(await mail.mailTo(late.email)));
  await heading(page, 'This link has run out');

  const link = linkIn(await mail.mailTo(twice.email));
  await begin(page, link, twice);
  await page.goto(linkIn(await mail.mailTo(taken.email)));
  await page.getByText(`signed in as ${twice.email}.`).waitFor();
  await page.getByLabel('New password').fill(taken.password);
  await page.keyboard.press('Enter');
  await heading(page, 'Workspace');
  await page.locator(`[title="${taken.email}"]`).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await page.goto(link);
  await heading(page, 'This link has been used');
});

test('too many tries say when to try again', async (t) => {
  const page = await openPage(t, service);
  const { email } = newPerson();
  const headers = { 'content-type': 'application/json', origin: service.publicUrl };
  for (let times = 0; times < 5; times += 1) {
    const body = JSON.stringify({ email });
    await fetch(`${service.publicUrl}/web-api/password/forgot`, { method: 'POST', headers, body });
  }
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /There were too many tries\. Try again in (?:60|59|58) minutes\./ })
    .waitFor();
});

test('offline the page says so, keeps what was entered, and goes on afterwards', async (t) => {
  const page = await openPage(t, service);
  const person = newPerson();
  await page.goto('/sign-up');
  await page.getByLabel('Email').fill(person.email);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await heading(page, 'Check your mail');
});

test.for(['/sign-in', '/sign-up', '/forgot'])('%s leads whoever is signed in to the Workspace', async (path, t) => {
  const page = await openPage(t, { ...service, person: await newCustomer(service) });
  await page.goto(path);
  await heading(page, 'Workspace');
});

test('a browser on this machine opens the demo Workspace with one click', async (t) => {
  const page = await openPage(t, service);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Open the demo Workspace' }).click();
  await heading(page, 'Workspace');
  await page.locator('[title="demo@cuemark.test"]').waitFor();
});

test('where sign-up is closed and no mail goes out, the pages say so and offer neither sign-up nor demo', async (t) => {
  const closed = await startTestService({ SIGNUP: 'closed', DEMO: 'off' });
  t.onTestFinished(() => closed.stop());
  const person = await newCustomer(closed);
  const page = await openPage(t, closed);
  for (const path of ['/sign-up', '/verify?token=any']) {
    await page.goto(path);
    await heading(page, 'Accounts come from whoever runs this Cuemark');
  }
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot the password?' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Open the demo Workspace' }).count()).toBe(0);
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(person.email);
  await page.keyboard.press('Enter');
  await heading(page, 'One more step');
  await page.getByText('This Cuemark sends no mail.').waitFor();
  await page.getByText('Look in the terminal where you ran npm start').waitFor();
  expect(await page.getByText('Look among the spam').count()).toBe(0);
});
