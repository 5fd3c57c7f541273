import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answeredSoFar } from './conversation.ts';

/**
 * Answers a request that asks to upgrade the connection as if it did not (RFC 9110 §7.8): Node would lose what was sent behind
 * it. When everything before it is answered, the request goes through the parser once more, without the wish.
 */
export function ignoreUpgrade(server: Server): void {
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, behind: Buffer) => {
    socket.on('error', () => socket.destroy());
    await answeredSoFar(socket);
    socket.removeAllListeners('error');
    if (socket.destroyed) return;
    socket.unshift(Buffer.concat([Buffer.from(headWithoutWish(request), 'latin1'), behind]));
    server.emit('connection', socket);
  });
}

function headWithoutWish({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const [name = '', value = ''] = rawHeaders.slice(place, place + 2);
    if (name.toLowerCase() === 'upgrade') continue;
    const isConnection = name.toLowerCase() === 'connection';
    lines.push(`${name}: ${isConnection ? withoutUpgrade(value) : value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function withoutUpgrade(options: string): string {
  return options
    .split(',')
    .filter((option) => option.trim().toLowerCase() !== 'upgrade')
    .join(',');
}
