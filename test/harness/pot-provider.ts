import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { bodyOf } from './request-body.ts';

/** How every token begins that the stand-in gives, so that a search finds any of them. */
export const plantedToken = 'planted-po-token';

/** A server that speaks the HTTP form of bgutil-ytdlp-pot-provider; it notes what it is asked for. */
export async function startPotProvider(answer?: (response: ServerResponse) => void) {
  const bindings: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (request.method !== 'POST' || request.url !== '/get_pot' || !body) return void response.writeHead(404).end();
    const { content_binding: contentBinding } = JSON.parse(body.toString());
    bindings.push(contentBinding);
    if (answer) return answer(response);
    const poToken = `${plantedToken}-${contentBinding}`;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ poToken, contentBinding, expiresAt: '2100-01-01T00:00:00.000Z' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, bindings };
}
