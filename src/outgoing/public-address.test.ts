import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:a9fe:a9fe',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not an address',
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '192.169.0.1', '223.255.255.255'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['2606:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('this machine itself is 127.0.0.0/8 and ::1', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10.0.0.1', '::2', 'localhost'].map(isLoopbackAddress)).toEqual([false, false, false]);
});
