import { api } from '#src/web/calls/api.ts'

/**
 * Keeps a picture for a text that is being written: `<RichTextField uploadImage={uploadPicture}>`.
 * @returns its address
 * @throws CallRefused
 * @public
 */
export const uploadPicture = async (file: File): Promise<string> => (await api().addPicture({ file })).url
