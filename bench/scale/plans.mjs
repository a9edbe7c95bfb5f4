import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Has the server log the plan of every statement from now on. */
export async function logPlans(dataDir) {
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  const { port } = JSON.parse(readFileSync(join(dataDir, 'servers.json'), 'utf8')).children[0];
  const db = new pg.Client({ connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
  await db.connect();
  for (const [setting, value] of Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
  })) {
    if (setting.includes('.')) await db.query(`LOAD 'auto_explain'`);
    await db.query(`ALTER SYSTEM SET ${setting} = '${value}'`);
  }
  await db.query('SELECT pg_reload_conf()');
  await pause(500);
  // Sessions load it when they begin.
  await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE $1', ['tradeyard_%']);
  // What was filled for good is to be measured without the next time.
  await db.query('ALTER SYSTEM RESET ALL');
  await db.end();
  await pause(1000);
}

/** What the server says of the statements of one call. */
export async function plansOf({ ask, dataDir }, call) {
  const log = openSync(join(dataDir, 'logs/postgres.log'), 'r');
  const from = fstatSync(log).size;
  const { status, ms } = await ask(call);
  await pause(100);
  const said = Buffer.alloc(fstatSync(log).size - from);
  readSync(log, said, 0, said.length, from);
  closeSync(log);
  return `=== ${call.name}: ${status} in ${ms.toFixed(0)} ms\n${said}`;
}

/** How many pages of 8 kB the statements of such plans read of tables and indexes: the first line of each tells of all. */
export function pagesRead(plans) {
  const statements = plans.split(/^.*\bplan:$/m).slice(1);
  return statements.reduce((sum, plan) => sum + pagesOf(plan), 0);
}

function pagesOf(plan) {
  const [, said = ''] = /^\s+Buffers: shared (.*)$/m.exec(plan) ?? [];
  return [...said.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, pages]) => sum + Number(pages), 0);
}
