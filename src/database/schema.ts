// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json = JSONColumnType<object>;
type Int8 = ColumnType<string, string | number, string | number>;

interface Accounts {
  account_id: string;
  plan: string;
  minutes_limit: number | null;
  began_at: Timestamp;
  is_operator: Generated<boolean>;
  is_announced: Generated<boolean>;
  is_demo: Generated<boolean>;
  output_language: string | null;
}

interface ApiKeys {
  account_id: string;
  key_id: string;
  name: string;
  hash: Buffer;
  last_four: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

interface AppClients {
  client_id: string;
  name: string;
  redirect_uris: Json;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

interface AppCodes {
  account_id: string;
  hash: Buffer;
  client_id: string;
  name: string;
  host: string | null;
  redirect_uri: string;
  challenge: string;
  app_id: string | null;
  expires_at: Timestamp;
}

interface AppTokens {
  account_id: string;
  app_id: string;
  hash: Buffer;
  kind: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface AuthIdentities {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Timestamp | null;
  refreshTokenExpiresAt: Timestamp | null;
  scope: string | null;
  password: string | null;
  createdAt: GeneratedTimestamp;
  updatedAt: Timestamp;
}

interface AuthSessions {
  id: string;
  expiresAt: Timestamp;
  token: string;
  createdAt: GeneratedTimestamp;
  updatedAt: Timestamp;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

interface AuthUsers {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
}

interface AuthVerifications {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
}

interface Chats {
  account_id: string;
  chat_id: string;
  video_id: string;
  name: string;
  is_api: boolean;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
}

interface ConnectedApps {
  account_id: string;
  app_id: string;
  client_id: string;
  name: string;
  host: string | null;
  connected_at: Timestamp;
  last_used_at: Timestamp | null;
  expires_at: Timestamp;
}

interface CountedTries {
  key: string;
  tries: number;
  until: Timestamp;
}

interface HeardChunks {
  account_id: string;
  video_id: string;
  start_seconds: number;
  end_seconds: number;
  language: string | null;
  segments: Json;
}

interface IdempotencyKeys {
  account_id: string;
  idempotency_key: string;
  platform_id: string;
  claim: string;
  claimed_until: Timestamp;
  video_id: string | null;
  bound_at: Timestamp | null;
}

interface MailLinks {
  token_hash: Buffer;
  purpose: string;
  email: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface Members {
  account_id: string;
  user_id: string;
  interface_language: string | null;
}

interface MinuteCycles {
  account_id: string;
  cycle_start: Timestamp;
  minutes_limit: number;
  minutes_used: number;
}

interface MinuteEntries {
  account_id: string;
  entry_id: string;
  cycle_start: Timestamp;
  kind: string;
  minutes: number;
  video_id: string | null;
  created_at: Timestamp;
}

interface ModelMonths {
  month: string;
  calls: number;
  input_tokens: Int8;
  output_tokens: Int8;
}

interface Passages {
  account_id: string;
  video_id: string;
  kind: string;
  place: number;
  start_seconds: number;
  text: string;
  moments: number[];
  words: string;
  tail: Generated<string>;
}

interface Questions {
  account_id: string;
  question_id: string;
  video_id: string;
  chat_id: string;
  via: string;
  question: string;
  status: string;
  answer: string | null;
  citations: Json | null;
  engine: string | null;
  attempt: Generated<number>;
  tries: Generated<number>;
  strikes: Generated<number>;
  lease_until: Timestamp | null;
  due_at: Timestamp;
  deadline: Timestamp;
  error_code: string | null;
  error_message: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  so_far: Json | null;
  engine_report: Json | null;
}

interface Requests {
  request_id: string;
  time: Timestamp;
  account_id: string | null;
  method: string | null;
  route: string | null;
  status: number;
  code: string | null;
  video_id: string | null;
  question_id: string | null;
}

interface SchemaMigrations {
  name: string;
  applied_at: GeneratedTimestamp;
}

interface SearchedVideos {
  account_id: string;
  video_id: string;
  part: string;
  terms: string;
}

interface Summaries {
  account_id: string;
  summary_id: string;
  video_id: string;
  status: Generated<string>;
  text: string | null;
  chapters: Json | null;
  engine: string | null;
  progress: number | null;
  attempt: Generated<number>;
  strikes: Generated<number>;
  tries: Generated<number>;
  due_at: GeneratedTimestamp;
  lease_until: Timestamp | null;
  deadline: Timestamp;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  citations: Json | null;
}

interface Sweeps {
  name: string;
  holder: string;
  lease_until: Timestamp;
}

interface Tags {
  account_id: string;
  tag_id: string;
  name: string;
  name_folded: string;
  created_at: Timestamp;
}

interface Transcripts {
  account_id: string;
  video_id: string;
  language: string | null;
  kind: string;
  segments: Json;
  recogniser: string | null;
  track_id: string | null;
  track_name: string | null;
  file_name: string | null;
  reading: Buffer | null;
  reading_version: Generated<number>;
  vectors: Buffer | null;
  vectors_by: Generated<string>;
  warnings: Generated<string[]>;
  search_version: Generated<number>;
  corrections: Json | null;
}

interface Uploads {
  account_id: string;
  upload_id: string;
  file_name: string;
  bytes: Int8;
  video_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  duration_seconds: number | null;
  content_type: string | null;
  writer: string | null;
  writer_until: Timestamp | null;
  writer_wanted: Generated<boolean>;
}

interface VideoTags {
  account_id: string;
  video_id: string;
  tag_id: string;
}

interface Videos {
  account_id: string;
  video_id: string;
  platform_id: string | null;
  title: string;
  duration_seconds: number;
  via: string;
  status: string;
  stage: string;
  attempt: Generated<number>;
  tries: Generated<number>;
  strikes: Generated<number>;
  lease_until: Timestamp | null;
  due_at: Timestamp;
  deadline: Timestamp;
  chapters: Json | null;
  engine: string | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  deleted_at: Timestamp | null;
  engine_report: Json | null;
  creator_chapters: Json | null;
  density: Generated<string>;
  engine_chapters: Json | null;
  progress: number | null;
  edited_at: Timestamp | null;
  purged_at: Timestamp | null;
  media: string | null;
  title_folded: Generated<string>;
  chapters_version: Generated<number>;
  titles_due_at: Timestamp | null;
  transcript_version: Generated<number>;
  share_token: string | null;
  shared_at: Timestamp | null;
  title_order: Generated<string>;
  channel_name: string | null;
}

interface WebhookDeliveries {
  account_id: string;
  delivery_id: string;
  webhook_id: string;
  event: string;
  video_id: string | null;
  question_id: string | null;
  status: Generated<string>;
  attempt: Generated<number>;
  strikes: Generated<number>;
  tries: Generated<number>;
  due_at: GeneratedTimestamp;
  lease_until: Timestamp | null;
  deadline: Timestamp;
  answer_status: number | null;
  answer: string | null;
  failure: string | null;
  tried_at: Timestamp | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

interface Webhooks {
  account_id: string;
  webhook_id: string;
  url: string;
  events: Json;
  status: Generated<string>;
  off_because: string | null;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Timestamp | null;
  created_at: Timestamp;
}

export interface DB {
  accounts: Accounts;
  api_keys: ApiKeys;
  app_clients: AppClients;
  app_codes: AppCodes;
  app_tokens: AppTokens;
  auth_identities: AuthIdentities;
  auth_sessions: AuthSessions;
  auth_users: AuthUsers;
  auth_verifications: AuthVerifications;
  chats: Chats;
  connected_apps: ConnectedApps;
  counted_tries: CountedTries;
  heard_chunks: HeardChunks;
  idempotency_keys: IdempotencyKeys;
  mail_links: MailLinks;
  members: Members;
  minute_cycles: MinuteCycles;
  minute_entries: MinuteEntries;
  model_months: ModelMonths;
  passages: Passages;
  questions: Questions;
  requests: Requests;
  schema_migrations: SchemaMigrations;
  searched_videos: SearchedVideos;
  summaries: Summaries;
  sweeps: Sweeps;
  tags: Tags;
  transcripts: Transcripts;
  uploads: Uploads;
  video_tags: VideoTags;
  videos: Videos;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
}
