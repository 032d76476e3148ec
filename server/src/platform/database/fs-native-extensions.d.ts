/** What we use of it; the package brings no types. */
declare module 'fs-native-extensions' {
  /** Locks the whole file for as long as this descriptor or a copy of it is open, in any process. */
  export function tryLock(fd: number): boolean
}
