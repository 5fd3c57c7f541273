import type { Client } from '@modelcontextprotocol/client';

/** What a tool says, and whether it is a refusal. */
export async function callTool(client: Client, name: string, words: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: words });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', isError };
}
