/** Whether a file is an image of the types that cameras make. */
export const isPhoto = ({ name, type }: File): boolean =>
  /^image\/(jpeg|png|webp|hei[cf])$/.test(type) || /\.(jpe?g|png|webp|hei[cf])$/i.test(name);
