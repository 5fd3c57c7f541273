import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes long begins early, also on a fresh checkout, where nothing says yet how long anything takes: tests with real
 * services, and of whole evaluations, before those of pure code. Those that wait for leases and deadlines stand among those
 * that compute, so that the processor has something to do meanwhile.
 */
export class InGoodOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const among = (folders: RegExp) => (file: TestSpecification) =>
      folders.test(file.moduleId.slice(this.ctx.config.root.length));
    const isWaiting = among(/^\/test\/(?:chaos|fuzz)\//);
    const isLong = among(/^\/(?:test|evals)\//);
    const waiting = sorted.filter(isWaiting);
    const working = sorted.filter((file) => isLong(file) && !isWaiting(file));
    const mixed = working.flatMap((file, place) => [...(place % 3 === 0 ? waiting.splice(0, 1) : []), file]);
    return [...mixed, ...waiting, ...sorted.filter((file) => !isLong(file))];
  }
}
