import { sql } from 'kysely';
import type { Log } from '../observability/log.ts';
import type { Db } from './connect.ts';
import { isDuplicate } from './failures.ts';
import * as firstLight from './migrations/0001-first-light.ts';
import * as questions from './migrations/0002-questions.ts';
import * as requests from './migrations/0003-requests.ts';
import * as languageModels from './migrations/0004-language-models.ts';
import * as densities from './migrations/0005-densities.ts';
import * as streamedAnswers from './migrations/0006-streamed-answers.ts';
import * as recognisedSpeech from './migrations/0007-recognised-speech.ts';
import * as uploads from './migrations/0008-uploads.ts';
import * as editedChapters from './migrations/0009-edited-chapters.ts';
import * as uploadedMedia from './migrations/0010-uploaded-media.ts';
import * as deletedVideos from './migrations/0011-deleted-videos.ts';
import * as playedMedia from './migrations/0012-played-media.ts';
import * as mailLinks from './migrations/0013-mail-links.ts';
import * as searchedTitles from './migrations/0014-searched-titles.ts';
import * as transcriptSources from './migrations/0015-transcript-sources.ts';
import * as uploadWriters from './migrations/0016-upload-writers.ts';
import * as engineNames from './migrations/0017-engine-names.ts';
import * as storedReadings from './migrations/0018-stored-readings.ts';
import * as boundedRecords from './migrations/0019-bounded-records.ts';
import * as oneSweeper from './migrations/0020-one-sweeper.ts';
import * as chaptersVersion from './migrations/0021-chapters-version.ts';
import * as sentenceVectors from './migrations/0022-sentence-vectors.ts';
import * as dueTitles from './migrations/0024-due-titles.ts';
import * as transcriptWarnings from './migrations/0025-transcript-warnings.ts';
import * as listedWorkspace from './migrations/0026-listed-workspace.ts';
import * as search from './migrations/0027-search.ts';
import * as webhooks from './migrations/0028-webhooks.ts';
import * as transcriptVersion from './migrations/0029-transcript-version.ts';
import * as summaries from './migrations/0030-summaries.ts';
import * as summaryCitations from './migrations/0031-summary-citations.ts';
import * as searchedPassages from './migrations/0032-searched-passages.ts';
import * as passagesTails from './migrations/0035-passages-tails.ts';
import * as sharedVideos from './migrations/0036-shared-videos.ts';
import * as connectedApps from './migrations/0037-connected-apps.ts';
import * as tags from './migrations/0039-tags.ts';
import * as corrections from './migrations/0041-corrections.ts';
import * as languages from './migrations/0043-languages.ts';
import * as channelNames from './migrations/0044-channel-names.ts';
import { DatabaseError } from './postgres-home.ts';

/** Numbered, forward only, each in a transaction of its own. Never change one that was released. */
const migrations = [
  { name: '0001-first-light', up: firstLight.up },
  { name: '0002-questions', up: questions.up },
  { name: '0003-requests', up: requests.up },
  { name: '0004-language-models', up: languageModels.up },
  { name: '0005-densities', up: densities.up },
  { name: '0006-streamed-answers', up: streamedAnswers.up },
  { name: '0007-recognised-speech', up: recognisedSpeech.up },
  { name: '0008-uploads', up: uploads.up },
  { name: '0009-edited-chapters', up: editedChapters.up },
  { name: '0010-uploaded-media', up: uploadedMedia.up },
  { name: '0011-deleted-videos', up: deletedVideos.up },
  { name: '0012-played-media', up: playedMedia.up },
  { name: '0013-mail-links', up: mailLinks.up },
  { name: '0014-searched-titles', up: searchedTitles.up },
  { name: '0015-transcript-sources', up: transcriptSources.up },
  { name: '0016-upload-writers', up: uploadWriters.up },
  { name: '0017-engine-names', up: engineNames.up },
  { name: '0018-stored-readings', up: storedReadings.up },
  { name: '0019-bounded-records', up: boundedRecords.up },
  { name: '0020-one-sweeper', up: oneSweeper.up },
  { name: '0021-chapters-version', up: chaptersVersion.up },
  { name: '0022-sentence-vectors', up: sentenceVectors.up },
  { name: '0024-due-titles', up: dueTitles.up },
  { name: '0025-transcript-warnings', up: transcriptWarnings.up },
  { name: '0026-listed-workspace', up: listedWorkspace.up },
  { name: '0027-search', up: search.up },
  { name: '0028-webhooks', up: webhooks.up },
  { name: '0029-transcript-version', up: transcriptVersion.up },
  { name: '0030-summaries', up: summaries.up },
  { name: '0031-summary-citations', up: summaryCitations.up },
  { name: '0032-searched-passages', up: searchedPassages.up },
  { name: '0035-passages-tails', up: passagesTails.up },
  { name: '0036-shared-videos', up: sharedVideos.up },
  { name: '0037-connected-apps', up: connectedApps.up },
  { name: '0039-tags', up: tags.up },
  { name: '0041-corrections', up: corrections.up },
  { name: '0043-languages', up: languages.up },
  { name: '0044-channel-names', up: channelNames.up },
];

/**
 * Applies what is missing, in order, and answers the names applied. Processes that migrate at the same time wait for each
 * other at the row that each migration inserts before it begins.
 *
 * @throws {DatabaseError} where a newer program has migrated the database
 */
export async function migrate(db: Db, log: Log): Promise<string[]> {
  await createRegister(db);
  await requireNoneNewer(db);
  const known = await appliedNames(db);
  const applied: string[] = [];
  for (const { name, up } of migrations.filter((migration) => !known.has(migration.name))) {
    try {
      await db.transaction().execute(async (tx) => {
        await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
        await up(tx);
      });
      applied.push(name);
      log.info({ migration: name }, 'migrated');
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  return applied;
}

/** Whether every migration of this program has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = await appliedNames(db);
  return migrations.every(({ name }) => known.has(name));
}

/** @throws {DatabaseError} where migrations have been applied that this program does not know: it would write what a newer one can not read */
export async function requireNoneNewer(db: Db): Promise<void> {
  const ours = new Set(migrations.map(({ name }) => name));
  const newer = [...(await appliedNames(db))].filter((name) => !ours.has(name)).toSorted();
  if (newer.length === 0) return;
  throw new DatabaseError(
    `A newer version of Cuemark has been at this database (it has ${newer.join(', ')}, which this version does not know). ` +
      'Run that version, or a later one; to go back, restore the backup from before the upgrade. Nothing was changed.',
  );
}

async function appliedNames(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function createRegister(db: Db): Promise<void> {
  try {
    await sql`create table if not exists schema_migrations (
      name text primary key, applied_at timestamptz not null default now())`.execute(db);
  } catch (error) {
    if (!isDuplicate(error)) throw error; // made by another process at the same moment
  }
}
