import { expect, test } from 'vitest';
import { unspacedDenialFaults } from './unspaced-denials.ts';

const faults = (claim: string, ...said: string[]) => unspacedDenialFaults(claim, said).map(({ text }) => text);

test.each([
  ['书架上有梯子。', '书架上没有梯子。', 'dropped'],
  ['图书馆出借梯子。', '图书馆不出借梯子。', 'dropped'],
  ['图书馆不出借梯子。', '图书馆出借梯子。', 'put in'],
  ['这台机器很贵。', '这台机器不贵。', 'dropped'],
  ['この店は高い。', 'この店は高くない。', 'dropped'],
  ['窓が開く。', '窓が開かない。', 'dropped'],
  ['はしごを借りる人がいる。', 'はしごを借りない人がいる。', 'dropped'],
  ['はしごは使いません。', 'はしごは使います。', 'put in'],
  ['사다리를 빌려준다. 사다리를 쓴다.', '사다리를 안 빌려준다.', 'dropped'],
])('%s of: %s is a denial %s', (claim, said, fault) => expect(faults(claim, said)).toEqual([fault]));

test.each([
  ['加强点始终加强，减弱点始终减弱。', '那个地方的浪没有动，加强点始终加强，减弱点始终减弱，是不是？'],
  ['这种叠加非常稳定。', '这种稳定的叠加不是偶然的。'],
  ['书架上没有梯子。', '书架上没有梯子。'],
  ['振幅是20就是加强。', '我发现有个点的振幅是20了，不过没关系。'],
  ['はしごを借りる。', 'はしごを借りるかもしれない。'],
  ['안전한 사다리를 빌려준다.', '안전한 사다리를 빌려준다.'],
])('%s says nothing but what is said: %s', (claim, said) => expect(faults(claim, said)).toEqual([]));
