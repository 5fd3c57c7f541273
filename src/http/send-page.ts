import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Words, wordsIn } from './messages/messages.ts';
import { wishedLanguage } from './wished-language.ts';

/** Answers with a page in the language that its reader wishes (RFC 9110 §12.5.4). */
export function sendPage(request: FastifyRequest, reply: FastifyReply, make: (words: Words) => string): FastifyReply {
  const language = wishedLanguage(request);
  return reply
    .headers({ 'content-language': language, vary: 'Accept-Language' })
    .type('text/html; charset=utf-8')
    .send(make(wordsIn(language)));
}
