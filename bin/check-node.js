// Plain JavaScript that any Node can read: says what to do where the one that runs is too old for the sources.
const needed = [24, 11];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(`Cuemark runs on Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.`);
  console.error(
    'Run `npm ci` in the checkout: it brings the right Node, and npm start, npm test and npx cuemark then use it.',
  );
  process.exit(1);
}
