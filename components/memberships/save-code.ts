/** In pixels: large enough to print, small enough for a chat. */
const WIDTH = 1024;

/** Saves a QR code as a picture. The browser makes the picture. */
export async function saveCode(code: SVGElement, name: string): Promise<void> {
  const drawing = code.cloneNode(true) as SVGElement;
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(WIDTH));
  drawing.setAttribute("height", String(WIDTH));
  const picture = new Image();
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = WIDTH;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, WIDTH, WIDTH);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${name.replace(/[\\/:*?"<>|]+/g, " ").trim() || "invitation"}.png`;
  link.click();
}
