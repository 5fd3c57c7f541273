import { CompiledQuery, type RootOperationNode } from 'kysely';
import type { Db } from '../../src/database/connect.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
  [figure: string]: unknown;
}

export interface Plan {
  /** Blocks that were looked at, wherever they were. */
  blocks: number;
  /** `Index Scan by videos_listed`, from the outermost on. */
  steps: string[];
  milliseconds: number;
}

/** How PostgreSQL carried out each query that `run` sends by the database it is given. */
export async function plansOf(db: Db, run: (watched: Db) => Promise<unknown>): Promise<Plan[]> {
  const seen = new Map<object, CompiledQuery>();
  const building = db.withPlugin({
    transformQuery({ node, queryId }: { node: RootOperationNode; queryId: never }) {
      seen.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // What was built before passes no plugin.
  const executeQuery = (query: CompiledQuery) => {
    seen.set(query.queryId, query);
    return db.executeQuery(query);
  };
  await run(Object.assign(building, { executeQuery }));
  return Promise.all([...seen.values()].map((query) => planOf(db, query)));
}

async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${sql}`, [...parameters]),
  );
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error('there is no plan');
  const { Plan: plan } = explained;
  return {
    blocks: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']),
    steps: stepsOf(plan),
    milliseconds: explained['Execution Time'],
  };
}

function stepsOf(node: PlanNode): string[] {
  const by = node['Index Name'] ?? node['Relation Name'];
  return [`${node['Node Type']}${by === undefined ? '' : ` by ${by}`}`, ...(node.Plans ?? []).flatMap(stepsOf)];
}
