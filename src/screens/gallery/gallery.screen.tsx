import { useLocation, useSearch } from "wouter";
import { readAddress } from "../../gallery/address";
import { galleryEntries } from "../../gallery/entries";
import { Gallery } from "../../gallery/gallery";

export function GalleryScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  return <Gallery entries={galleryEntries} address={readAddress(search)} open={(href) => navigate(href)} />;
}
