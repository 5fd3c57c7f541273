import type { Context } from '../accounts/context.ts';
import { newId } from '../accounts/identifier.ts';
import { limits } from '../contract/limits.ts';
import { Problem } from '../contract/problems.ts';
import { tellChange } from '../database/changes.ts';
import type { Db } from '../database/connect.ts';
import { prepared } from '../database/prepared.ts';
import { later } from '../database/together.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { readVideo } from '../videos/read-video.ts';
import { lockVideo } from './lock-video.ts';

export interface Chat {
  chatId: string;
  name: string;
  /** Whether the API's questions live in it. */
  isApi: boolean;
  createdAt: Date;
}

/**
 * The video's chats, oldest first.
 *
 * @throws {Problem} `not_found` where the video is none of the account's
 */
export async function listChats(ctx: Context, input: { videoId: string }): Promise<Chat[]> {
  const { videoId } = await readVideo(ctx, input);
  return chatsOf(ctx.db, ctx.accountId, videoId);
}

/**
 * Opens a chat of the web app.
 *
 * @throws {Problem} `not_found`, or `question_limit_reached` where the video has seven
 */
export async function createChat(ctx: Context, input: { videoId: string; name: string }): Promise<Chat> {
  return inTransaction(ctx.db, async (tx) => {
    await lockVideo(tx, ctx.accountId, input.videoId);
    const chats = await chatsOf(tx, ctx.accountId, input.videoId);
    return addChat(tx, ctx, { videoId: input.videoId, name: input.name, isApi: false, among: chats });
  });
}

/**
 * Deletes a chat of the web app; its questions still count.
 *
 * @throws {Problem} `not_found`, or `api_chat_kept` for the chat of the API's questions
 */
export async function deleteChat(ctx: Context, input: { videoId: string; chatId: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockVideo(tx, ctx.accountId, input.videoId);
    const chat = await findChat(tx, ctx.accountId, input);
    if (chat.isApi) throw new Problem('api_chat_kept', { retryAfter: 60 });
    await tx
      .updateTable('chats')
      .set({ deleted_at: ctx.clock() })
      .where('account_id', '=', ctx.accountId)
      .where('chat_id', '=', chat.chatId)
      .execute();
    await tellChange(tx, { accountId: ctx.accountId, videoId: input.videoId, chatId: chat.chatId });
  });
}

/**
 * The chat of the API's questions, made by the first of them. The video's row is locked; `among` are its chats.
 *
 * @throws {Problem} `question_limit_reached` where the video has seven other chats
 */
export async function apiChat(
  tx: Tx,
  ctx: Context,
  { videoId, among }: { videoId: string; among: Chat[] },
): Promise<Chat> {
  const made = among.find(({ isApi }) => isApi);
  return made ?? addChat(tx, ctx, { videoId, name: 'API', isApi: true, among });
}

/** @throws {Problem} `not_found` where the video has no such chat, or it was deleted */
export async function findChat(db: Db | Tx, accountId: string, of: { videoId: string; chatId: string }): Promise<Chat> {
  return chatIn(await chatsOf(db, accountId, of.videoId), of.chatId);
}

/** @throws {Problem} `not_found` where there is no such chat among them */
export function chatIn(chats: readonly Chat[], chatId: string): Chat {
  const chat = chats.find((one) => one.chatId === chatId);
  if (!chat) throw new Problem('not_found');
  return chat;
}

/** A video's chats that were not deleted, oldest first. */
export const videoChats = prepared((db, of: { accountId: string; videoId: string }) =>
  db
    .selectFrom('chats')
    .select(['chat_id as chatId', 'name', 'is_api as isApi', 'created_at as createdAt'])
    .where('account_id', '=', of.accountId)
    .where('video_id', '=', of.videoId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('chat_id'),
);

async function chatsOf(db: Db | Tx, accountId: string, videoId: string): Promise<Chat[]> {
  return (await db.executeQuery(videoChats({ accountId, videoId }))).rows;
}

/** @throws {Problem} `question_limit_reached` where there are seven already */
async function addChat(
  tx: Tx,
  ctx: Context,
  { videoId, among, ...of }: { videoId: string; name: string; isApi: boolean; among: Chat[] },
): Promise<Chat> {
  if (among.length >= limits.chatsPerVideo) {
    throw new Problem('question_limit_reached', {
      detail: `The video already has ${limits.chatsPerVideo} chats, which is the most. Delete one first.`,
    });
  }
  const { accountId } = ctx;
  const chat = { chatId: newId(), ...of, createdAt: ctx.clock() };
  await later(tx, chatInsertion({ accountId, videoId, ...chat }));
  await tellChange(tx, { accountId, videoId, chatId: chat.chatId });
  return chat;
}

const chatInsertion = prepared((db, chat: Chat & { accountId: string; videoId: string }) =>
  db.insertInto('chats').values({
    account_id: chat.accountId,
    chat_id: chat.chatId,
    video_id: chat.videoId,
    name: chat.name,
    is_api: chat.isApi,
    created_at: chat.createdAt,
  }),
);
