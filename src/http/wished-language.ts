import type { FastifyRequest } from 'fastify';
import { type InterfaceLanguage, interfaceLanguages } from '../contract/interface-languages.ts';

/** A language of `Accept-Language` and its weight (RFC 9110 §12.5.4). */
const wish = /^\s*([a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i;

/** The language of the interface that the reader wishes most, by `Accept-Language`; English where it is in none of theirs. */
export function wishedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): InterfaceLanguage {
  const wishes = (headers['accept-language'] ?? '').split(',').flatMap((part) => {
    const [, primary, weight = '1'] = wish.exec(part) ?? [];
    const language = interfaceLanguages.find((one) => one === primary?.toLowerCase());
    return language !== undefined && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
  });
  return wishes.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
