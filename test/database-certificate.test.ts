import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from './harness/program.ts';

/** Of nobody: it signs itself, for db.example. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4I6WA9+woM/+I+bC
frjOdTgEB/aasJGUMx3LnPv+gaehRANCAATFV7+lPhVELZnH33nXCkG8k0w28uHw
aVg+AMfu6UNAZjQQMQ3vQMcUpKEgCEBhsg6pAOSXauOyglJRgYkvPuky
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBgTCCASegAwIBAgIUasVXJTRCaCjkbYuEimE9f7W5rXQwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKZGIuZXhhbXBsZTAgFw0yNjExMjMyMDI4MTJaGA8yMTI2MTAz
MDIwMjgxMlowFTETMBEGA1UEAwwKZGIuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABMVXv6U+FUQtmcffedcKQbyTTDby4fBpWD4Ax+7pQ0BmNBAxDe9A
xxSkoSAIQGGyDqkA5Jdq47KCUlGBiS8+6TKjUzBRMB0GA1UdDgQWBBRDmsTk+t+u
M5aoAraBrx9YS5HWbjAfBgNVHSMEGDAWgBRDmsTk+t+uM5aoAraBrx9YS5HWbjAP
BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIFpwsmkChXMc1Q6Cuycx
ygKgA/jFweVNAMSHW+pLneslAiEAkci0SphfjSJmNJ3FHYViQoYyykGqEv3hRAuj
p54u6e8=
-----END CERTIFICATE-----`;

/** What a server answers whom the client asks for encryption, up to its certificate. */
async function encryptedServer(): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://ada:pg-secret@127.0.0.1:${(server.address() as AddressInfo).port}/cuemark`;
}

async function errorsWith(databaseUrl: string): Promise<string> {
  const program = runProgram(['account', 'list'], { DATABASE_URL: databaseUrl });
  expect(await program.ended).toBe(1);
  expect(program.errors()).not.toContain('pg-secret');
  return program.errors();
}

test('a certificate that is not believed is refused with what to do, whatever the mode is called', async () => {
  const url = await encryptedServer();
  const sentence =
    /^The certificate of the database at 127\.0\.0\.1:\d+ is refused \(self-signed certificate\)\. .*\.\n$/;
  expect(await errorsWith(`${url}?sslmode=verify-full`)).toMatch(sentence);
  expect(await errorsWith(`${url}?sslmode=require`)).toMatch(sentence);
});

test('files of DATABASE_URL that are not there, or no certificates, are named', async () => {
  const url = await encryptedServer();
  expect(await errorsWith(`${url}?sslrootcert=/nowhere.pem`)).toMatch(
    /^A file that DATABASE_URL names can not be read \(ENOENT: .*'\/nowhere\.pem'\)\. .*\n$/,
  );
  expect(await errorsWith(`${url}?sslmode=verify-full&sslcert=/etc/passwd&sslkey=/etc/passwd`)).toMatch(
    /^The files that DATABASE_URL names as sslcert and sslkey are no certificate with its key .*\n$/,
  );
});
