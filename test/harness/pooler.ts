import { databaseBetween } from './database-between.ts';

/**
 * The address of a database behind what speaks as a pooler does, for the length of one test: it greets with a process id of its own,
 * and where it pools transactions it passes on no message that comes between two of them.
 */
export function pooled(databaseUrl: string, mode: 'session' | 'transaction'): Promise<string> {
  return databaseBetween(databaseUrl, (client, server) => {
    let isAsking = true;
    let rest = Buffer.alloc(0);
    client.on('data', (data) => {
      isAsking = true;
      server.write(data);
    });
    server.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = Buffer.from(rest.subarray(0, rest.readInt32BE(1) + 1));
        rest = rest.subarray(message.length);
        const type = String.fromCharCode(message[0] ?? 0);
        if (type === 'K') message.writeInt32BE(-message.readInt32BE(5), 5); // BackendKeyData
        const isDropped = type === 'A' && mode === 'transaction' && !isAsking; // NotificationResponse
        if (!isDropped) client.write(message);
        if (type === 'Z') isAsking = false; // ReadyForQuery
      }
    });
  });
}
