import { readFileSync } from 'node:fs'
import { openDatabase } from '/work/wt/ops/server/src/platform/database/database.ts'
import { countEverything } from '/work/wt/ops/server/src/operations/queries/figures.ts'
import { countWeeks, keepWeeks } from '/work/wt/ops/server/src/operations/queries/weeks.ts'
import { statementsOf } from '/work/wt/ops/server/src/testing/support/statements.ts'
const c = JSON.parse(readFileSync('/tmp/ops-site/connection.json', 'utf8'))
const { database, close } = openDatabase(c, 1)
await keepWeeks(database, new Date())
for (let i = 0; i < 3; i++) { const t = performance.now(); await countWeeks(database, new Date()); console.log('weeks', (performance.now() - t).toFixed(0)) }
const st = await statementsOf(() => countEverything(database, new Date()))
const { default: pg } = await import('/work/wt/ops/node_modules/pg/lib/index.js')
const cl = new pg.Client(c); await cl.connect()
for (const s of st) { if (/^\s*set/i.test(s.text)) continue; const t = performance.now(); await cl.query(s.text, [...s.values]); console.log((performance.now() - t).toFixed(0), s.text.replace(/\s+/g, ' ').slice(0, 110)) }
await cl.end(); await close()
