import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Bytes of memory that this process may still take: what the system says that it can give (`MemAvailable`), or what is left of
 * the smallest of its control groups, where files that were read do not count as taken. Where the system tells neither, what
 * the runtime says.
 *
 * @param root where the system's own files are
 * Source: https://docs.kernel.org/admin-guide/cgroup-v2.html, "Memory Interface Files"
 */
export async function availableMemory(root = '/'): Promise<number> {
  const read = async (...names: string[]) => readFile(path.join(root, ...names), 'utf8').catch(() => undefined);
  const told = kilobytesIn((await read('proc/meminfo')) ?? '', 'MemAvailable:');
  const rooms = [told ?? process.availableMemory()];
  const [, group = '/'] = /^0::(.*)$/m.exec((await read('proc/self/cgroup')) ?? '') ?? [];
  // In a container the path is another one than its own files show: the innermost that is there counts.
  for (let at = group; ; at = path.dirname(at)) {
    const folder = path.join('sys/fs/cgroup', at);
    const [most, taken, stat] = [
      await read(folder, 'memory.max'),
      await read(folder, 'memory.current'),
      await read(folder, 'memory.stat'),
    ];
    rooms.push(roomIn(most, taken, stat));
    if (at === '/' || at === '.') break;
  }
  const first = 'sys/fs/cgroup/memory'; // version 1
  const [most, taken, stat] = [
    await read(first, 'memory.limit_in_bytes'),
    await read(first, 'memory.usage_in_bytes'),
    await read(first, 'memory.stat'),
  ];
  rooms.push(roomIn(most, taken, stat));
  return Math.min(...rooms);
}

function roomIn(most: string | undefined, taken: string | undefined, stat = ''): number {
  if (most === undefined || !/^\d+$/.test(most.trim())) return Number.POSITIVE_INFINITY;
  const ofFiles = numberIn(stat, 'active_file') + numberIn(stat, 'inactive_file');
  return Math.max(0, Number(most) - Math.max(0, Number(taken ?? 0) - ofFiles));
}

function numberIn(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

function kilobytesIn(text: string, name: string): number | undefined {
  const [, kilobytes] = new RegExp(`^${name}\\s+(\\d+) kB$`, 'm').exec(text) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
