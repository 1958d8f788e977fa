import NIOCore

extension StaticSite {
  /// What is served while there is no web build.
  public static var unbuilt: StaticSite {
    let page = StaticAsset(path: "/index.html", bodies: [.identity: ByteBuffer(string: html)])
    return StaticSite(assets: ["/index.html": page], isBuilt: false)
  }

  private static let html = """
    <!doctype html>
    <html lang="sv">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Tripto</title>
    <style>
      body { font: 1.25rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto;
        padding: 0 1rem; background: #0b1026; color: #f4f6ff }
      code { background: #ffffff22; padding: .1em .4em; border-radius: .3em }
    </style>
    <h1>Tripto</h1>
    <p>Servern är igång, men webbsidorna är inte byggda. Kör
    <code>make web</code> och starta om.</p>
    <p lang="en">The server runs, but the web pages are not built. Run <code>make web</code> and
    start it again.</p>
    </html>

    """
}
