import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';
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
  const origin = await listen(server);
  return { url: origin, bindings };
}
