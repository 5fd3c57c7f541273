// Accounts with what is seldom seen, for the pictures of the pages.
import { createAccount } from '../src/accounts/create-account.ts';
import { foldText } from '../src/database/fold-text.ts';
import type { Service } from '../src/service.ts';
import { videoFailures } from '../src/videos/finish-video.ts';

export interface SignIn {
  email: string;
  password: string;
}

const never = new Date('2100-01-01');

/** An account with more videos than a page of the list has, of all kinds. */
export async function crowdedAccount({ ctx }: Service): Promise<SignIn> {
  const password = 'a crowded one';
  const { accountId, email } = await createAccount(ctx, { email: 'crowded@example.test', plan: 'pro', password });
  const kinds = [
    { status: 'processing', stage: 'recognising_speech', progress: 0.42 },
    { status: 'failed', error_code: 'transcript_unavailable', error_message: videoFailures.transcript_unavailable },
    { status: 'ready', chapters: JSON.stringify([{ startSeconds: 0, title: 'One' }]) },
    { status: 'ready', chapters: JSON.stringify(Array(17).fill({ startSeconds: 0, title: 'Many' })), via: 'api' },
  ] as const;
  const titles = [
    'Finding Your Place: how people crossed oceans before anybody could tell them where they were',
    'Schwalbenschwanzverbindungen von Hand gesägt, gestemmt und verleimt – ein ganzer Nachmittag in der Werkstatt',
    'Ein Gespräch über Straßen',
    'كيف تعمل البوصلة',
    '海を渡る',
  ];
  for (let index = 0; index < 64; index += 1) {
    const title = titles[index % titles.length] ?? '';
    const row = {
      account_id: accountId,
      video_id: `vid_crowd_${index}`,
      platform_id: index % 3 === 0 ? null : 'sampleTalk1',
      title,
      title_folded: foldText(title),
      duration_seconds: 95 + index * 173,
      via: 'web',
      stage: 'waiting',
      due_at: never,
      deadline: never,
      created_at: new Date(Date.now() - index ** 2 * 240_000),
    };
    await ctx.db
      .insertInto('videos')
      .values({ ...row, ...kinds[index % kinds.length], status: kinds[index % kinds.length]?.status ?? 'failed' })
      .execute();
  }
  return { email, password };
}

const subjects = [
  'the lead line',
  'the pole star',
  'the compass',
  'the sandglass',
  'the log',
  'the chart',
  'the swell',
];
const endings = [
  'and who first drew it',
  'as it was taught, forgotten, and found again in a chest in Lisbon three hundred years later',
  'in bad weather',
  '| <b>part</b> [two](https://example.com)',
];

/**
 * An account with a video of three hours, 40 chapters and 7 chats (`vid_longest`), one in Arabic (`vid_rtl`), one that the
 * platform did not give (`vid_failed`) and one in work (`vid_working`).
 */
export async function seldomAccount({ ctx }: Service): Promise<SignIn> {
  const password = 'a seldom one';
  const account = await createAccount(ctx, { email: 'seldom@example.test', plan: 'pro', password });
  const account_id = account.accountId;
  const titles = Array.from({ length: 40 }, (_, at) => {
    const subject = subjects[at % subjects.length] ?? '';
    return `${at + 1}. On ${subject}${at % 3 === 0 ? `, ${endings[(at / 3) % endings.length]}` : ''}`.replace(
      /[<>]/g,
      '',
    );
  });
  const videos = [
    {
      video_id: 'vid_longest',
      title:
        'Three hours, without a break: <i>how</i> people [crossed](https://example.com) oceans before anybody could tell them where they were',
      duration_seconds: 10_800,
      chapters: titles.map((title, at) => ({ startSeconds: at * 268, title })),
    },
    {
      video_id: 'vid_rtl',
      title: 'كيف كان الناس يعبرون المحيطات قبل أن تكون هناك خرائط، ومن علّمهم ذلك',
      duration_seconds: 3760,
      chapters: [
        'مقدمة',
        'النجم القطبي والإبرة',
        'لماذا تكذب البوصلة (compass) أحيانًا',
        'الساعة الرملية',
        'أسئلة الحضور',
      ].map((title, at) => ({ startSeconds: at * 790, title })),
    },
  ];
  const shared = {
    account_id,
    platform_id: 'sampleTalk1',
    via: 'web',
    stage: 'waiting',
    due_at: never,
    deadline: never,
  };
  for (const video of videos) {
    const row = { ...shared, ...video, title_folded: foldText(video.title), status: 'ready', engine: 'builtin' };
    await ctx.db
      .insertInto('videos')
      .values({ ...row, chapters: JSON.stringify(video.chapters), created_at: new Date(Date.now() - 3 * 86_400_000) })
      .execute();
    const words =
      video.video_id === 'vid_rtl'
        ? 'كانوا ينظرون إلى النجوم، ويقيسون ارتفاعها بقطعة من الخشب وخيط معقود.'
        : 'They let down the lead, looked at what stuck to the tallow, and wrote the depth into the book.';
    const segments = Array.from({ length: Math.floor(video.duration_seconds / 5) }, (_, at) => ({
      start: at * 5,
      end: at * 5 + 4.5,
      text: words,
    }));
    await ctx.db
      .insertInto('transcripts')
      .values({
        account_id,
        video_id: video.video_id,
        kind: 'manual',
        language: 'en',
        segments: JSON.stringify(segments),
      })
      .execute();
  }
  const others = [
    { video_id: 'vid_working', status: 'processing', stage: 'recognising_speech', progress: 0.42, attempt: 1 },
    {
      video_id: 'vid_failed',
      status: 'failed',
      error_code: 'platform_unavailable',
      error_message: videoFailures.platform_unavailable,
    },
  ];
  for (const other of others) {
    const title = 'A Walk Along the River, and What Lives Under Its Stones';
    const row = { ...shared, title, title_folded: foldText(title), duration_seconds: 1840, created_at: new Date() };
    await ctx.db
      .insertInto('videos')
      .values({ ...row, ...other })
      .execute();
  }
  await putChats(ctx, account_id);
  return { email: account.email, password };
}

const chatNames = [
  'API',
  'What is said about the lead line?',
  '<script>alert(1)</script> and **bold**',
  'Which instruments were used at night, in what order, and by whom…',
  'Longitude',
  'ماذا قيل عن النجوم؟',
  'Follow-ups',
];

/** Seven chats; the last one has two questions, the second of whose answers tries what it must not do. */
async function putChats({ db }: Service['ctx'], account_id: string): Promise<void> {
  const video_id = 'vid_longest';
  const shared = { account_id, video_id };
  const ids = chatNames.map((_, at) => `chatseldom${at}`);
  for (const [at, name] of chatNames.entries()) {
    const created_at = new Date(Date.now() - (100 - at) * 60_000);
    await db
      .insertInto('chats')
      .values({ ...shared, chat_id: ids[at] ?? '', name, is_api: at === 0, created_at })
      .execute();
  }
  const quote = 'They let down the lead, looked at what stuck to the tallow, and wrote the depth into the book.';
  const citations = [190, 5405].map((startSeconds) => ({ startSeconds, passage: startSeconds / 5 + 1, quote }));
  const answers = [
    ['How did they know how deep the water was?', `“${quote}” (3:10) Later it is said once more (1:30:05).`],
    [
      'And at night?',
      'By *feel*:\n\n- the **mark** on the line (3:10)\n- <img src=x onerror=alert(1)> ![a picture](https://example.com/a.png) [a link](https://example.com) `tallow` (1:30:05)\n\nThe video does not say who held the lamp.',
    ],
  ];
  for (const [at, [question = '', answer = '']] of answers.entries()) {
    await db
      .insertInto('questions')
      .values({
        ...shared,
        chat_id: ids.at(-1) ?? '',
        question_id: `questionseldom${at}`,
        via: 'web',
        question,
        answer,
        status: 'answered',
        citations: JSON.stringify(citations),
        due_at: never,
        deadline: never,
        created_at: new Date(Date.now() - (9 - at) * 60_000),
      })
      .execute();
  }
}
