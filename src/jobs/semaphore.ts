/** Bounds how much work of one kind runs at a time in this process. */
export interface Semaphore {
  /** Waits for a permit and takes it. */
  acquire(): Promise<void>;
  release(): void;
  /** Waits for somebody else, with the permit released meanwhile; called by work that holds one. */
  releasedWhile<T>(wait: () => Promise<T>): Promise<T>;
}

/**
 * @param of.working how much work may compute, or read, at the same time
 * @param of.begun how much may have begun, work included that only waits for somebody else: each holds a transcript in memory
 */
export function createSemaphore(of: { working: number; begun: number }): Semaphore {
  let working = 0;
  let begun = 0;
  const coming: (() => void)[] = [];
  // Who comes back is nearly done, and goes first.
  const comingBack: (() => void)[] = [];

  function admit(): void {
    while (working < of.working) {
      const back = comingBack.shift();
      const next = back ?? (begun < of.begun ? coming.shift() : undefined);
      if (!next) return;
      working += 1;
      if (!back) begun += 1;
      next();
    }
  }

  function wait(line: (() => void)[]): Promise<void> {
    return new Promise((resolve) => {
      line.push(resolve);
      admit();
    });
  }

  function leave(): void {
    working -= 1;
    admit();
  }

  return {
    acquire: () => wait(coming),
    release() {
      begun -= 1;
      leave();
    },
    async releasedWhile(waitElsewhere) {
      leave();
      try {
        return await waitElsewhere();
      } finally {
        await wait(comingBack);
      }
    },
  };
}
