/** Milliseconds after which a handler that still waits, as for a database that is silent, is answered for. */
export const handlerPatience = 15_000;
