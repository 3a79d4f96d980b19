/** Whether a file is a photo, or looks like one: a picture of the kinds that cameras make. */
export const isPhoto = ({ name, type }: File): boolean =>
  /^image\/(jpeg|png|webp|hei[cf])$/.test(type) || /\.(jpe?g|png|webp|hei[cf])$/i.test(name);
