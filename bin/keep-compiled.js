// What Node compiles is kept for the next start and for the threads, beside the code and trusted like it. Where nothing may
// be written there, everything is compiled each time.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Threads read it from here; an operator may name another folder.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/cuemark', import.meta.url));
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
