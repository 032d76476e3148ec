import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { marks, type Mark } from '@touchline/domain/attendance/marks'

const fills: Record<Mark, string> = {
  present: 'fill-going',
  late: 'fill-maybe',
  absent: 'fill-not-going',
  injured: 'fill-silent',
}

/**
 * A bar with shares of present, late, absent and injured; the columns beside it have the numbers.
 */
export function MarkBar({ of: record }: { of: AttendanceRecord }) {
  const all = marks.reduce((sum, mark) => sum + record[mark], 0)
  const share = (count: number) => (all === 0 ? 0 : (count / all) * 100)
  return (
    <svg width="48" height="8" className="block overflow-clip rounded-full" aria-hidden>
      <rect width="100%" height="8" className="fill-line" />
      {marks.map((mark, index) => (
        <rect
          key={mark}
          x={`${share(marks.slice(0, index).reduce((sum, before) => sum + record[before], 0))}%`}
          width={`${share(record[mark])}%`}
          height="8"
          className={fills[mark]}
        />
      ))}
    </svg>
  )
}
