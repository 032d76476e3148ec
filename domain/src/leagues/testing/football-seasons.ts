import austria2013 from '../fixtures/football-aut1-2013-14.json' with { type: 'json' }
import england2015 from '../fixtures/football-eng1-2015-16.json' with { type: 'json' }
import england2019 from '../fixtures/football-eng1-2019-20.json' with { type: 'json' }
import england2024 from '../fixtures/football-eng1-2024-25.json' with { type: 'json' }
import englandSecond2022 from '../fixtures/football-eng2-2022-23.json' with { type: 'json' }
import englandThird2015 from '../fixtures/football-eng3-2015-16.json' with { type: 'json' }
import spain2013 from '../fixtures/football-esp1-2013-14.json' with { type: 'json' }
import spain2017 from '../fixtures/football-esp1-2017-18.json' with { type: 'json' }
import spain2023 from '../fixtures/football-esp1-2023-24.json' with { type: 'json' }
import germany2012 from '../fixtures/football-ger1-2012-13.json' with { type: 'json' }
import germany2023 from '../fixtures/football-ger1-2023-24.json' with { type: 'json' }
import { presets } from '../presets.ts'
import type { RuleSet } from '../rule-set.ts'
import { type Season, readSeason } from './season.ts'

/** Goal difference, goals scored, then direct matches, then away goals in them. */
const headToHeadLast: RuleSet = {
  ...presets.football,
  order: ['points', 'difference', 'scored', 'head_to_head_points', 'head_to_head_away_scored'],
}

export const footballSeasons: readonly Season[] = [
  ...[austria2013, england2015, england2019, england2024, englandSecond2022, englandThird2015].map(
    (file) => readSeason(file, { rules: presets.football }),
  ),
  ...[spain2013, spain2017, spain2023].map((file) =>
    readSeason(file, { rules: presets.football_head_to_head }),
  ),
  ...[germany2012, germany2023].map((file) => readSeason(file, { rules: headToHeadLast })),
]
