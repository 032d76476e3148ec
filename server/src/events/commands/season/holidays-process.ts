import { answerOnce } from '#server/platform/subprocess.ts'

import { publicHolidaysIn } from './public-holidays.ts'

await answerOnce(publicHolidaysIn)
