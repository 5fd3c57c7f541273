/**
 * Milliseconds after which a handler that still waits, as for a database that is silent, is answered for. Fastify counts until the request
 * has been read: one with a body waits as long as its connection to the database bears (`connectDatabase`).
 */
export const handlerTimeout = 15_000;
