import { describe, expect, test } from 'vitest';
import { playabilitySchema, readRefusal } from './refusal.ts';

function refusal(status: string, more: object = {}) {
  return readRefusal(playabilitySchema.parse({ status, ...more }));
}

/** The form that most refusals have. */
const screen = (reason: string, subreason = '', more: object = {}) => ({
  reason,
  errorScreen: {
    playerErrorMessageRenderer: {
      reason: { simpleText: reason },
      subreason: { runs: [{ text: subreason }] },
      proceedButton: { buttonRenderer: { text: { simpleText: 'Sign in' } } },
      ...more,
    },
  },
});

describe('a video that nobody can read without a login is private, and the detail says why', () => {
  test.each([
    ['private', 'LOGIN_REQUIRED', screen('Private video', 'Sign in if you have been granted access'), /is private/],
    ['private, in a message only', 'LOGIN_REQUIRED', { messages: ['This is a private video.'] }, /is private/],
    ['private, told in German', 'LOGIN_REQUIRED', screen('Dieses Video ist privat'), /is private/],
    ['private, told in Spanish', 'LOGIN_REQUIRED', screen('Este vídeo es privado'), /is private/],
    ['of age, by its mark', 'LOGIN_REQUIRED', { desktopLegacyAgeGateReason: 1 }, /age-restricted/],
    ['of age, in any words', 'LOGIN_REQUIRED', { ...screen('年齢'), desktopLegacyAgeGateReason: 2 }, /age-restricted/],
    ['of age, by its status', 'AGE_VERIFICATION_REQUIRED', {}, /age-restricted/],
    ['of age, by its older status', 'AGE_CHECK_REQUIRED', {}, /age-restricted/],
    ['of age, by its screen', 'UNPLAYABLE', { errorScreen: { playerAgeGateRenderer: {} } }, /age-restricted/],
    ['of age, in words', 'UNPLAYABLE', screen('This video is age-restricted and only available on YouTube'), /age/],
    ['behind a warning', 'CONTENT_CHECK_REQUIRED', screen('Viewer discretion is advised'), /confirm/],
    [
      'for members, by its offer',
      'UNPLAYABLE',
      { errorScreen: { playerLegacyDesktopYpcOfferRenderer: { offerId: 'sponsors_only_video' } } },
      /members/,
    ],
    [
      'for members, in words',
      'UNPLAYABLE',
      screen('Join this channel to get access to members-only content like this video'),
      /members/,
    ],
    ['for Premium', 'UNPLAYABLE', screen('This video is only available to Music Premium members'), /Premium/],
    ['paid', 'UNPLAYABLE', screen('This video requires payment to watch.'), /paid/],
    [
      'paid, by its trailer',
      'UNPLAYABLE',
      { errorScreen: { playerLegacyDesktopYpcTrailerRenderer: { trailerVideoId: 'x', ypcTrailer: {} } } },
      /paid/,
    ],
    [
      'blocked in a country',
      'UNPLAYABLE',
      screen('Video unavailable', 'The uploader has not made this video available in your country'),
      /country/,
    ],
    [
      'blocked in a country for its rights',
      'UNPLAYABLE',
      screen(
        'Video unavailable',
        'This video contains content from X, who has blocked it in your country on copyright grounds',
      ),
      /country/,
    ],
    [
      'blocked in a country, told in German',
      'UNPLAYABLE',
      screen('Das Video ist in deinem Land nicht verfügbar'),
      /country/,
    ],
    ['private, in a text of its own', 'LOGIN_REQUIRED', { messages: [{ simpleText: 'Private video' }] }, /is private/],
    ['content that is not for a country', 'ERROR', screen("This content isn't available in your country"), /country/],
  ])('%s', (_name, status, more, detail) => {
    expect(refusal(status, more)).toMatchObject({
      kind: 'unsupported',
      reason: 'private',
      detail: expect.stringMatching(detail),
    });
  });
});

describe('a video that is gone for everybody is not found', () => {
  test.each([
    ['never existed', 'ERROR', screen('This video is unavailable')],
    ['removed', 'ERROR', screen('Video unavailable', 'This video has been removed by the uploader')],
    ['removed for a policy', 'ERROR', screen("This video has been removed for violating YouTube's policy on nudity")],
    ['of an account that is gone', 'ERROR', screen('Video unavailable', 'the account has been terminated.')],
    ['gone for a privacy claim', 'ERROR', screen('This video is no longer available due to a privacy claim')],
    ['blocked everywhere', 'UNPLAYABLE', screen('Video unavailable', 'blocked it on copyright grounds')],
    ['gone, with another apostrophe', 'ERROR', screen('This video isn’t available any more')],
    ['a stream without a recording', 'LIVE_STREAM_OFFLINE', screen('This live stream recording is not available.')],
  ])('%s', (_name, status, more) => {
    expect(refusal(status, more)).toMatchObject({ kind: 'unsupported', reason: 'not_found' });
  });
});

describe('a stream or premiere to come is live', () => {
  test.each([
    ['a stream', 'LIVE_STREAM_OFFLINE', screen('This live event will begin in a few moments.')],
    ['a premiere', 'LIVE_STREAM_OFFLINE', screen('Premieres in 3 hours')],
    [
      'a premiere with a trailer',
      'LIVE_STREAM_OFFLINE',
      { reason: 'Premieres in 2 days', errorScreen: { ypcTrailerRenderer: { unserializedPlayerResponse: {} } } },
    ],
    ['a stream that one client can not wait for', 'UNPLAYABLE', screen('This live event will begin in 2 hours.')],
    ['a stream, in any words', 'LIVE_STREAM_OFFLINE', screen('まもなく開始')],
  ])('%s', (_name, status, more) => {
    expect(refusal(status, more)).toMatchObject({ kind: 'unsupported', reason: 'live' });
  });
});

describe('a refusal of us is a block, never a missing or private video', () => {
  const help = {
    text: '…',
    navigationEndpoint: { urlEndpoint: { url: 'https://support.google.com/youtube/answer/3037019#zippy=%2Cx' } },
  };
  test.each([
    ['a bot check', 'LOGIN_REQUIRED', screen('Sign in to confirm you’re not a bot')],
    ['a bot check in German', 'LOGIN_REQUIRED', screen('Melde dich an, um zu bestätigen, dass du kein Bot bist')],
    ['a bot check in French', 'LOGIN_REQUIRED', screen('Connectez-vous pour confirmer que vous n’êtes pas un robot')],
    ['a bot check in any words', 'LOGIN_REQUIRED', screen('ログイン', '', { subreason: { runs: [help] } })],
    ['a bot check with a private word in it', 'LOGIN_REQUIRED', screen('You are a bot', 'a private video')],
    ['a captcha', 'UNPLAYABLE', { errorScreen: { playerCaptchaViewModel: { captchaLoadingMessage: {} } } }],
    ['a captcha inside', 'UNPLAYABLE', screen('Video unavailable', '', { playerCaptchaViewModel: {} })],
    ['too many requests', 'ERROR', screen('This content isn’t available, try again later.')],
    ['too many requests, in short', 'ERROR', screen('Video unavailable', "This content isn't available.")],
    ['an error', 'ERROR', screen('An error occurred. Please try again later.')],
    ['unusual traffic', 'UNPLAYABLE', screen('We have detected unusual traffic from your network')],
    [
      'too many requests, in German',
      'UNPLAYABLE',
      screen('Diese Inhalte sind nicht verfügbar', 'Versuche es später noch einmal.'),
    ],
    ['an error, in French', 'ERROR', screen('Une erreur est survenue. Veuillez réessayer plus tard.')],
    ['an error, in Japanese', 'ERROR', screen('エラーが発生しました。しばらくしてからもう一度お試しください。')],
    [
      'a reason in runs',
      'UNPLAYABLE',
      { reason: { runs: [{ text: 'This content isn’t available,' }, { text: 'try again later' }] } },
    ],
    [
      'a subreason beside the reason',
      'ERROR',
      { reason: 'Video unavailable', subreason: { simpleText: 'Try again later' } },
    ],
    ['a network that restricts', 'ERROR', screen('Check the network administrator restrictions.')],
  ])('%s', (_name, status, more) => {
    expect(refusal(status, more)).toMatchObject({ kind: 'unavailable', trouble: 'blocked' });
  });
});

describe('a refusal of the client settles nothing', () => {
  test.each([
    ['a sign-in without a reason', 'LOGIN_REQUIRED', screen('Please sign in')],
    ['embedding disabled', 'UNPLAYABLE', screen('Playback on other websites has been disabled by the video owner')],
    ['another app', 'UNPLAYABLE', screen('The following content is not available on this app.')],
    ['a reload', 'UNPLAYABLE', screen('The page needs to be reloaded.')],
    ['a video in the making', 'ERROR', screen("We're processing this video. Check back later.")],
    ['a status that nobody knows', 'SOMETHING_NEW', screen('')],
    ['unplayable in other words', 'UNPLAYABLE', screen('Видео нельзя воспроизвести')],
    ['a sign-in in other words', 'LOGIN_REQUIRED', screen('войдите в аккаунт')],
  ])('%s', (_name, status, more) => {
    const read = refusal(status, more);
    expect(read).toMatchObject({ kind: 'unclear' });
    expect(read).not.toHaveProperty('seemsGone');
  });

  test.each([
    ['no reason', 'UNPLAYABLE', {}],
    ['a general one', 'UNPLAYABLE', screen('Video unavailable', 'This video is not available')],
    ['one in another language', 'ERROR', screen('Dieses Video ist nicht verfügbar')],
  ])('but it may be gone: %s', (_name, status, more) => {
    expect(refusal(status, more)).toMatchObject({ kind: 'unclear', seemsGone: true });
  });
});

test.each([
  [
    'an owner',
    'This video contains content from Robot Country Club, who has blocked it on copyright grounds',
    'not_found',
  ],
  ['a claimant', 'This video is no longer available due to a copyright claim by Bot & Captcha Ltd', 'not_found'],
  ['a level', "This video is available to this channel's members on level: Robot (or any higher level).", 'private'],
])('the name of %s may hold any word', (_name, reason, expected) => {
  expect(refusal('UNPLAYABLE', screen('Video unavailable', reason))).toMatchObject({ reason: expected });
});

test('the words of buttons do not count, and a screen of any size and depth is read', () => {
  const button = { proceedButton: { buttonRenderer: { text: { simpleText: 'Watch in your country' } } } };
  expect(refusal('UNPLAYABLE', { errorScreen: button })).toMatchObject({ kind: 'unclear' });
  let deep: object = { text: 'robot' };
  for (let depth = 0; depth < 100_000; depth += 1) deep = { deep };
  expect(refusal('UNPLAYABLE', { errorScreen: deep })).toMatchObject({ kind: 'unclear' });
  const wide = Array.from({ length: 1_000_000 }, () => ({ text: 'x' }));
  expect(refusal('UNPLAYABLE', { errorScreen: { wide } })).toMatchObject({ kind: 'unclear' });
});
