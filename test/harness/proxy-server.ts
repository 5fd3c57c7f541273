import { createServer } from 'node:http';
import { connect } from 'node:net';
import { listen } from './listen.ts';

/** An HTTP proxy (CONNECT) that leads every host to one port of this machine, for whoever knows its user and password. */
export async function startProxy(port: number, credentials: string) {
  const asked: string[] = [];
  const expected = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    if (request.headers['proxy-authorization'] !== expected) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [onward, socket]) end.on('error', () => onward.destroy());
  });
  const origin = await listen(server);
  return { host: new URL(origin).host, asked };
}
