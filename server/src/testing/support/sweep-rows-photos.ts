import { row, send, type Row } from './sweep-row.ts'

const album = { title: 'Summer camp', membersMayAdd: true }

/** The world has no picture: routes.test.ts has albums with some. */
export const photosRows: Readonly<Record<string, Row>> = {
  'photos.albums': row(),
  'photos.createAlbum': send({ album }),
  'photos.openEventAlbum': row(),
  'photos.album': row(),
  'photos.changeAlbum': send({ album }),
  'photos.extendAlbum': row(),
  'photos.photos': row(),
  'photos.check': row(),
  // The team has more children without consent.
  'photos.publish': send(
    ({ memberId }) => ({ checkedAt: '2026-03-14T09:30:00.000Z', notShown: [memberId] }),
    { owner: 412 },
  ),
  'photos.askConsent': row(),
  'photos.settleRefusal': row(),
  'photos.takeDown': row({ owner: 404 }),
  'photos.restore': row({ owner: 404 }),
  'photos.deletePhoto': row({ owner: 404 }),
  'photos.startUpload': send({
    fingerprint: 'IMG_0001.JPG-2048',
    fileName: 'IMG_0001.JPG',
    bytes: 2048,
    takenAt: '2026-03-14T09:30:00.000Z',
  }),
  'photos.downloadAlbum': row(),
  'photos.deleteAlbum': row(),
}
