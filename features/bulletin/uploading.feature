Feature: Uploading the pages of a bulletin
  Pages are chosen, looked into, put in order, and sent together.

  Background:
    Given the empty world
    And I am an editor
    And I visit the bulletin upload page

  Rule: Choosing

    @BULL-05 @BULL-07 @browser
    Scenario: Pages are dropped from outside or chosen, previewed, and put in order by buttons and by dragging
      When I drop the files "표지.png, 프로그램.png"
      Then the files to upload are "표지.png"
      And the refused file "프로그램.png" says "그림이나 PDF 파일이 아닙니다. PNG, JPEG, WebP, GIF 그림과 PDF만 올릴 수 있습니다."
      When I choose the files "둘째.jpg, 셋째.webp"
      Then the files to upload are "표지.png, 둘째.jpg, 셋째.webp"
      And the previews of the files are loaded
      When I click the button "위로 셋째.webp"
      And I click the button "아래로 표지.png"
      Then the files to upload are "셋째.webp, 표지.png, 둘째.jpg"
      When I drag the handle of the file "둘째.jpg" onto the file "셋째.webp"
      Then the files to upload are "둘째.jpg, 셋째.webp, 표지.png"

    @REL-24 @BULL-07 @browser
    Scenario: Each file that is no page is turned away for its own reason, accessibly, and the good one stays
      When I choose the files "프로그램.png, 빈파일.png, 사진.heic, 사진.jpg, 표지.png, 그림.svg, 문서.pdf"
      Then refused files are
        | 프로그램.png | 그림이나 PDF 파일이 아닙니다. PNG, JPEG, WebP, GIF 그림과 PDF만 올릴 수 있습니다. |
        | 빈파일.png  | 빈 파일입니다.                                               |
        | 사진.heic  | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다. JPEG로 바꾸어 주세요.            |
        | 사진.jpg   | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다. JPEG로 바꾸어 주세요.            |
        | 그림.svg   | SVG 그림은 안에 프로그램이 들어 있을 수 있어 올릴 수 없습니다. PNG로 바꾸어 주세요. |
        | 문서.pdf   | 이 PDF는 쪽마다 그림으로 바꿀 수 없습니다. 쪽을 JPEG나 PNG 그림으로 저장해 올려 주세요. |
      And the file to upload is "표지.png"
      And POST /api/File/newBulletin was sent 0 times
      And the page is accessible at 1280 and 360 px, light and dark

    @BULL-05 @browser
    Scenario: A photograph that is too large is made smaller
      When I choose the files "큰그림.png, 표지.png"
      Then the files to upload are "큰그림.jpg, 표지.png"
      And the file "큰그림.jpg" says "크기를 줄인 사진"

    @REL-24 @BULL-07
    Scenario: Of 30 pages the last ten are turned away
      When I choose 30 pages
      Then I see 20 files to upload
      And the refused file "쪽30.png" says "한 번에 20개까지 올릴 수 있습니다."
      And I see 10 refused files

  Rule: Sending

    @BULL-05 @BULL-06
    Scenario: All pages are published together, in the order in which they stood
      When I choose the files "둘째.jpg, 셋째.webp, 표지.png"
      And I click the button "올리기"
      Then I am at the bulletin page
      And a toast says "주보를 올렸습니다."
      And the pages of the bulletin hold "jpeg, webp, png"
      And POST /api/File/newBulletin was sent 1 time

    @BULL-07 @browser
    Scenario: Of three pages on a slow network one is taken out, and the others arrive in their order
      Given the network carries 40 kB a second
      When I choose the files "무거운표지.png, 무거운둘째.jpg, 무거운셋째.webp"
      And I click the button "올리기"
      Then the file "무거운표지.png" says "% 보냈습니다"
      And the file "무거운셋째.webp" says "차례를 기다립니다"
      And I see a progress bar "올리고 있습니다"
      When I click the button "빼기 무거운둘째.jpg"
      Then the files to upload are "무거운표지.png, 무거운셋째.webp"
      And the file "무거운셋째.webp" has the focus
      When the network is as fast as it can be
      Then I am at the bulletin page
      And the pages of the bulletin hold "png, webp"

    @BULL-07 @browser
    Scenario: An upload can be cancelled, and nothing of it arrives
      Given the network carries 40 kB a second
      When I choose the files "무거운표지.png, 무거운둘째.jpg"
      And I click the button "올리기"
      Then the file "무거운표지.png" says "% 보냈습니다"
      When I click the button "그만두기"
      Then I see "올리기를 그만두었습니다. 고르신 파일은 그대로 두었습니다."
      And POST /api/File/newBulletin was given up
      And the files to upload are "무거운표지.png, 무거운둘째.jpg"
      And no toast is shown
      When the network is as fast as it can be
      And I visit the bulletin page
      Then I see "표시할 주보가 없습니다."

    @REL-17 @BULL-05
    Scenario: A double click uploads once
      Given POST /api/File/newBulletin is held
      When I choose the files "표지.png"
      And I double-click the button "올리기"
      And the held calls are answered
      Then I am at the bulletin page
      And I see 1 page of the bulletin
      And POST /api/File/newBulletin was sent 1 time

  Rule: What goes wrong

    @REL-24 @BULL-06 @browser
    Scenario: Each refused page has a message, and only these are sent again
      When I choose the files "표지.png, 둘째.jpg, 셋째.webp"
      And the files "둘째.jpg, 셋째.webp" break on my device
      And I click the button "올리기"
      Then a toast says "둘째.jpg 이미지 파일이 아닙니다."
      And a toast says "셋째.webp 이미지 파일이 아닙니다."
      And the files to upload are "둘째.jpg, 셋째.webp"
      And the file "둘째.jpg" says "이미지 파일이 아닙니다."
      And I am at the bulletin upload page
      When the files "둘째.jpg, 셋째.webp" are whole again on my device
      And I click the button "다시 올리기"
      Then I am at the bulletin page
      And the pages of the bulletin hold "png, jpeg, webp"

    @BULL-06
    Scenario Outline: An upload that <fault> says so and loses nothing
      Given POST /api/File/newBulletin <fault>
      When I choose the files "표지.png, 둘째.jpg"
      And I click the button "올리기"
      Then a toast says "업로드 실패하였습니다."
      And I see "고르신 파일은 그대로 두었습니다."
      And the files to upload are "표지.png, 둘째.jpg"
      And POST /api/File/newBulletin was sent 1 time
      When POST /api/File/newBulletin works again
      And I click the button "다시 올리기"
      Then I am at the bulletin page
      And I see 2 pages of the bulletin

      Examples:
        | fault          |
        | gets no answer |

    @AUTH-14 @BULL-05
    Scenario: An expired token is refreshed during the upload, and the upload goes through
      Given my access token has expired
      When I choose the files "표지.png"
      And I click the button "올리기"
      Then I am at the bulletin page
      And I see 1 page of the bulletin
      And POST /api/File/newBulletin was sent 2 times
      And POST /api/Account/Refresh was sent 1 time

    @AUTH-15 @BULL-05 @REL-24
    Scenario: A session that ends during the upload loses no file
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I choose the files "표지.png, 둘째.jpg"
      And I click the button "올리기"
      Then I see "로그인 시간이 지났습니다."
      When POST /api/Account/Refresh works again
      And I log in as editor
      Then the files to upload are "표지.png, 둘째.jpg"

    @PERM-03 @BULL-05
    Scenario: An editor who has lost the role sees a message, and the files stay
      Given the editor has the role "Teacher"
      When I choose the files "표지.png"
      And my access token has expired
      And I click the button "올리기"
      Then a toast says "업로드 실패하였습니다. 권한이 없습니다."
      And POST /api/File/newBulletin was sent 2 times
