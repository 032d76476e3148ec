import style from './app.css?url'

/** The style of all pages beyond those seen first; the server names it where one of them is asked for. */
export function FullStyle() {
  return <link rel="stylesheet" href={style} precedence="whole" />
}
