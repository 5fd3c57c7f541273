import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { createMcpServer } from './create-mcp-server.ts';
import type { Library, ToldAnswer, ToldVideo } from './library.ts';

const video: ToldVideo = {
  videoId: 'talk',
  title: 'The talk',
  durationSeconds: 60,
  status: 'ready',
  failure: null,
  chapters: [],
  linkAt: (seconds) => `https://cuemark.example/talk?t=${seconds}`,
};

/** What the tool says of an answer. */
async function told(answer: Pick<ToldAnswer, 'answer' | 'citations'>): Promise<string> {
  const library: Partial<Library> = {
    takes: 'file',
    video: async () => video,
    ask: async () => ({ questionId: null, status: 'answered', failure: null, ...answer }),
  };
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createMcpServer(library as Library, '1').connect(there);
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  await client.connect(here);
  const { content } = await client.callTool({ name: 'ask', arguments: { video_id: 'talk', question: 'Why?' } });
  return content[0]?.type === 'text' ? content[0].text : '';
}

test('an answer comes with what it rests on, and a quote that stands in it is not said twice', async () => {
  const citations = [{ startSeconds: 21, quote: 'It was borrowed four hundred times.' }];
  expect(await told({ answer: 'Four hundred times.', citations })).toBe(
    'Four hundred times.\n\nIt rests on:\n- 0:21 (21 s) “It was borrowed four hundred times.” https://cuemark.example/talk?t=21',
  );
  expect(await told({ answer: '“It was borrowed four hundred times.” 0:21', citations })).toBe(
    '“It was borrowed four hundred times.” 0:21\n\nIt rests on:\n- 0:21 (21 s) https://cuemark.example/talk?t=21',
  );
});
