import { expect, test } from 'vitest';
import { hashKey, isWellFormed, newApiKey, newSecret } from './api-key.ts';

test('a key has the prefix, 40 letters and digits, and passes its own check', () => {
  for (let round = 0; round < 200; round += 1) {
    const key = newApiKey();
    expect(key).toMatch(/^cuemark_live_[A-Za-z0-9]{40}$/);
    expect(isWellFormed('key', key)).toBe(true);
  }
});

test('the checksum is CRC-32 (IEEE 802.3) in six base62 digits, zero-padded', () => {
  // CRC-32 of thirty-four zeros is 662668069, computed elsewhere.
  expect(isWellFormed('key', `cuemark_live_${'0'.repeat(34)}0iqUEf`)).toBe(true);
});

test('any one mistyped character is noticed', () => {
  const key = newApiKey();
  for (let place = 13; place < 53; place += 1) {
    const other = key[place] === 'x' ? 'y' : 'x';
    expect(isWellFormed('key', key.slice(0, place) + other + key.slice(place + 1)), `place ${place}`).toBe(false);
  }
});

test('a token is no key, nor one of another kind', () => {
  const token = newSecret('access');
  expect(token).toMatch(/^cuemark_access_[A-Za-z0-9]{40}$/);
  expect((['key', 'access', 'refresh'] as const).filter((kind) => isWellFormed(kind, token))).toEqual(['access']);
});

test('the hash is SHA-256', () => {
  expect(hashKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
