import { expect, test } from 'vitest'

import { embedCode, embedViewsOf } from './embed.ts'

test('the code keeps names inside their attribute', () => {
  const code = embedCode({ src: 'https://a.example/embed/1/fixtures?a=1&b=2', title: '"A" & <b>' })
  expect(code).toBe(
    '<iframe src="https://a.example/embed/1/fixtures?a=1&amp;b=2" title="&quot;A&quot; &amp; &lt;b>" width="100%" height="480" frameborder="0" loading="lazy"></iframe>',
  )
})

test('what the website hides can’t be embedded', () => {
  expect(embedViewsOf({ showsResults: false })).toEqual(['fixtures', 'calendar'])
  expect(embedViewsOf({ showsResults: true })).toHaveLength(4)
})
