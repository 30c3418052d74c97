"""Makes the font files beside this script from the npm package @expo-google-fonts/anek-latin.

Run it after you change the characters:

    pip install fonttools brotli
    python3 client/src/fonts/make-fonts.py
"""

from pathlib import Path

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent
PACKAGE = FOLDER / "../../../node_modules/@expo-google-fonts/anek-latin"

CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0–—‘’“”…·•×°²©₹"
# A name on a preview image may have any Latin letter from U+00A0 to U+024F.
LETTERS = "".join(map(chr, range(0xA0, 0x250)))


def read_font(style: str, characters: str) -> TTFont:
    """Returns one weight, such as "400Regular", with these characters only."""
    options = Options()
    # Kerning, ligatures and figures of one width. Fractions and other alternates make a file a fifth larger.
    options.layout_features = ["kern", "liga", "tnum"]
    # Phones do not read rasterization hints, and browsers do not read names of styles.
    options.hinting = False
    options.drop_tables += ["STAT"]
    font = TTFont(PACKAGE / style / f"AnekLatin_{style}.ttf")
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    return font


def join_weights(styles: dict[int, str]) -> TTFont:
    """Returns one variable font, so that a page fetches one file for all weights."""
    design = DesignSpaceDocument()
    lightest, boldest = min(styles), max(styles)
    design.addAxis(
        AxisDescriptor(tag="wght", name="Weight", minimum=lightest, default=lightest, maximum=boldest)
    )
    for weight, style in styles.items():
        font = read_font(style, CHARACTERS)
        design.addSource(SourceDescriptor(name=style, font=font, location={"Weight": weight}))
    font, _, _ = varLib.build(design)
    del font["STAT"]
    return font


text = join_weights({400: "400Regular", 600: "600SemiBold"})
text.flavor = "woff2"
text.save(FOLDER / "anek-latin.woff2")
# The renderer of the preview images reads TrueType only, and no variable weights.
read_font("600SemiBold", CHARACTERS + LETTERS).save(FOLDER / "anek-latin-600.ttf")
