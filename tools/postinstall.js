// Runs on whatever Node called npm. It makes the project's own Node the one that npm scripts find (npm before 11.6 leaves
// out the link for an optional dependency's command), then builds the web app with it.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const bin = path.join(modules, '.bin');
const isWindows = process.platform === 'win32';

const packages = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).optionalDependencies);
const command = packages
  .filter((name) => name.startsWith('node-'))
  .map((name) => path.join(modules, name, 'bin', isWindows ? 'node.exe' : 'node'))
  .find((file) => existsSync(file));

if (command === undefined) {
  console.log(`No Node of the project's own fits ${process.platform}-${process.arch}: it uses the one on the PATH.`);
} else {
  const link = path.join(bin, isWindows ? 'node.exe' : 'node');
  mkdirSync(bin, { recursive: true });
  if (!existsSync(link) && !existsSync(path.join(bin, 'node.cmd'))) {
    if (isWindows) copyFileSync(command, link);
    else symlinkSync(path.relative(bin, command), link);
  }
  if (!isWindows) chmodSync(command, 0o755);
  // Headers for addons in C++, a tenth of the install; nothing here is compiled.
  if (!isWindows) rmSync(path.resolve(command, '../../include'), { recursive: true, force: true });
  // `npm start` says `exec`, so that a signal to npm reaches the service itself; Windows' shell does not know the word.
  if (isWindows) writeFileSync(path.join(bin, 'exec.cmd'), '@%*\r\n');
}

if (existsSync(path.join(modules, 'vite'))) {
  const built = spawnSync(command ?? process.execPath, [path.join(root, 'tools', 'build-web.ts'), '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
  // `npm start` and `npm test` build again and then say what is wrong; an install must not fail for it.
  if (built.status !== 0) console.log('The web app was not built; `npm run build` says why.');
}
