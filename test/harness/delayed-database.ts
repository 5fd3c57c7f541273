import { databaseBetween } from './database-between.ts';

/** The address of a database which hears each message so many milliseconds late, for the length of one test. */
export function delayed(databaseUrl: string, milliseconds: () => number): Promise<string> {
  return databaseBetween(databaseUrl, (client, server) => {
    client.on('data', (data) => void setTimeout(() => server.write(data), milliseconds()));
    server.on('data', (data) => client.write(data));
  });
}
