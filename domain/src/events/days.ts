export * from '../values/days.ts'
