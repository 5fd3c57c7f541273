import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTag, isKnown, sendNotModified } from './entity-tag.ts';

/** What the files of the web app are. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The endings of compressed forms, which lie beside a file, by the name of their coding. */
const endings = { br: '.br', gzip: '.gz' };
const codings = Object.keys(endings) as (keyof typeof endings)[];

interface Form {
  content: Buffer;
  tag: string;
}

/** A file as it was when it was read, and its compressed forms. */
export interface KeptFile {
  type: string;
  plain: Form;
  compressed: Partial<Record<keyof typeof endings, Form>>;
}

/** Reads the files of a folder that are wanted, and those below it, by their names in it (`assets/app.js`); none where it is not there. */
export function keepFiles(folder: string, isWanted: (name: string) => boolean = () => true): Map<string, KeptFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const there = new Set(names);
  const formOf = (name: string): Form => {
    const content = readFileSync(path.join(folder, name));
    return { content, tag: contentTag(content) };
  };
  const wanted = names.filter((name) => types[path.extname(name)] && isWanted(name));
  return new Map(
    wanted.map((name) => {
      const compressed: KeptFile['compressed'] = {};
      for (const coding of codings) {
        if (there.has(name + endings[coding])) compressed[coding] = formOf(name + endings[coding]);
      }
      return [name, { type: types[path.extname(name)] ?? '', plain: formOf(name), compressed }];
    }),
  );
}

/**
 * Answers with a file in the smallest form that the client takes, or 304 where it has that already.
 *
 * @throws {Problem} `precondition_failed`, as `isKnown` does
 */
export function sendKeptFile(request: FastifyRequest, reply: FastifyReply, file: KeptFile): FastifyReply {
  const offered = codings.filter((coding) => file.compressed[coding]);
  if (offered.length > 0) reply.header('vary', 'accept-encoding');
  const coding = negotiate(request.headers['accept-encoding'] ?? '', offered) as keyof typeof endings | null;
  const { content, tag } = (coding && file.compressed[coding]) || file.plain;
  const isFound = reply.statusCode === 200; // a page that says that there is none is no file that a client has
  if (isFound && isKnown(request, reply, tag)) return sendNotModified(reply, tag);
  if (coding) reply.header('content-encoding', coding);
  return reply.header('etag', tag).type(file.type).send(content);
}
