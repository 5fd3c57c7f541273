import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { availableMemory } from './available-memory.ts';

/** A system whose files say this. */
async function systemWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'cuemark-system-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

const meminfo = { 'proc/meminfo': 'MemTotal:       8000 kB\nMemAvailable:   4000 kB\n' };
const available = 4000 * 1024;

test('without a control group it is what the system can give', async () => {
  expect(await availableMemory(await systemWith(meminfo))).toBe(available);
  const unbounded = { ...meminfo, 'proc/self/cgroup': '0::/', 'sys/fs/cgroup/memory.max': 'max\n' };
  expect(await availableMemory(await systemWith(unbounded))).toBe(available);
});

test('of control groups in each other the smallest counts, and files that were read are not taken', async () => {
  const group = { 'sys/fs/cgroup/a/b/memory.max': '3000000\n', 'sys/fs/cgroup/a/b/memory.current': '2500000\n' };
  const stat = 'anon 1000\nactive_file 900000\ninactive_file 100000\n';
  const nested = { ...meminfo, ...group, 'proc/self/cgroup': '0::/a/b\n', 'sys/fs/cgroup/a/b/memory.stat': stat };
  expect(await availableMemory(await systemWith(nested))).toBe(1_500_000);
  const outer = { 'sys/fs/cgroup/a/memory.max': '1000000\n', 'sys/fs/cgroup/a/memory.current': '400000\n' };
  expect(await availableMemory(await systemWith({ ...nested, ...outer }))).toBe(600_000);
});

test('a container that shows its own group as the root, and control groups of the first version', async () => {
  const container = { ...meminfo, 'proc/self/cgroup': '0::/../outside\n', 'sys/fs/cgroup/memory.max': '2000000' };
  expect(await availableMemory(await systemWith(container))).toBe(2_000_000);
  const first = { 'sys/fs/cgroup/memory/memory.limit_in_bytes': '1500000' };
  expect(await availableMemory(await systemWith({ ...meminfo, ...first }))).toBe(1_500_000);
});

test('this machine has some', async () => {
  expect(await availableMemory()).toBeGreaterThan(10_000_000);
});
