Feature: Publishing the bulletin
  Admin and Editor upload the pages of the present week, and take a bulletin away.

  Rule: Who may

    @PERM-02 @BULL-05 @BULL-08
    Scenario Outline: A <who> only reads
      Given I am a <who>
      When I visit the bulletin page
      Then the bulletin shows 4 pages of "Sun2026Nov22" in order
      And I do not see "이번 주 주보 올리기"
      And I do not see the button "주보 삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02 @BULL-05 @BULL-08
    Scenario Outline: An <who> publishes and deletes
      Given I am an <who>
      When I visit the bulletin page
      Then I see "이번 주 주보 올리기"
      And I see the button "주보 삭제"
      When I visit the bulletin upload page
      Then I see "이번 주 주보 올리기"

      Examples:
        | who    |
        | editor |
        | admin  |

  Rule: Uploading

    Background:
      Given the empty world
      And I am an editor
      And I visit the bulletin upload page

    @BULL-05 @BULL-06 @BULL-07
    Scenario: Pages are previewed, put in order and published together
      When I choose the files "표지.png, 둘째.jpg, 셋째.webp"
      Then the files to upload are "표지.png, 둘째.jpg, 셋째.webp"
      And every file to upload is previewed
      When I click the button "위로 셋째.webp"
      And I click the button "아래로 표지.png"
      Then the files to upload are "셋째.webp, 표지.png, 둘째.jpg"
      When I drag the file "둘째.jpg" onto the file "셋째.webp"
      Then the files to upload are "둘째.jpg, 셋째.webp, 표지.png"
      When I click the button "올리기"
      Then I am at the bulletin page
      And a toast says "주보를 올렸습니다."
      And the bulletin shows 3 uploaded pages
      And the pages of the bulletin are "image/jpeg, image/webp, image/png"
      And POST /api/File/newBulletin was sent 1 time

    @BULL-05
    Scenario: The form on the bulletin page adds to what is shown
      Given I visit the bulletin page
      And I see "표시할 주보가 없습니다."
      When I choose the files "표지.png"
      And I click the button "올리기"
      Then the bulletin shows 1 uploaded page

    @BULL-07
    Scenario: Files can be dropped from outside
      When I drop the files "표지.png, 프로그램.png" onto the form
      Then the files to upload are "표지.png"
      And the file "프로그램.png" is turned away: "그림 파일이 아닙니다. PNG, JPEG, WebP, GIF 그림만 올릴 수 있습니다."

    @REL-24 @BULL-07
    Scenario Outline: <what> is turned away by name and reason, and the good one stays
      When I choose the files "표지.png, <file>"
      Then the files to upload are "표지.png"
      And the file "<file>" is turned away: "<reason>"
      And POST /api/File/newBulletin was sent 0 times

      Examples:
        | what                                 | file     | reason                                 |
        | A program that was renamed           | 프로그램.png | 그림 파일이 아닙니다.                           |
        | An empty file                        | 빈파일.png  | 빈 파일입니다.                               |
        | A photograph of a phone              | 사진.heic  | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다.            |
        | A phone's photograph by another name | 사진.jpg   | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다.            |
        | A drawing with a script              | 그림.svg   | SVG 그림은 안에 프로그램이 들어 있을 수 있어 올릴 수 없습니다. |
        | A picture of 50 MB                   | 큰그림.png  | 10MB보다 큰 파일은 올릴 수 없습니다.                |
        | A document                           | 문서.pdf   | 그림 파일이 아닙니다.                           |

    @REL-24 @BULL-07
    Scenario: Of 30 pages the last ten are turned away
      When I choose 30 pages
      Then there are 20 files to upload
      And the file "쪽30.png" is turned away: "한 번에 20개까지 올릴 수 있습니다."
      And 10 files are turned away

    @REL-24 @BULL-06
    Scenario: What the church does not take is told file by file, stays with its reason and is sent again alone
      Given the church takes "표지.png" but not "둘째.jpg, 셋째.webp"
      When I choose the files "표지.png, 둘째.jpg, 셋째.webp"
      And I click the button "올리기"
      Then a toast says "둘째.jpg 너무 어둡습니다."
      And a toast says "셋째.webp 너무 어둡습니다."
      And I see 2 toasts "너무 어둡습니다."
      And I am at the bulletin upload page
      And the files to upload are "둘째.jpg, 셋째.webp"
      When POST /api/File/newBulletin works again
      And I click the button "다시 올리기"
      Then I am at the bulletin page
      And the bulletin shows 2 uploaded pages

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
      And the bulletin shows 2 uploaded pages

      Examples:
        | fault                     |
        | fails                     |
        | is too large              |
        | gets no answer            |
        | is answered with nonsense |

    @BULL-07
    Scenario: An upload under way shows a bar and can be cancelled
      Given POST /api/File/newBulletin hangs
      When I choose the files "표지.png, 둘째.jpg"
      And I click the button "올리기"
      Then I see a progress bar "올리고 있습니다"
      And the button "올리기" has the focus
      And the file "표지.png" says "보내고 있습니다"
      When I click the button "그만두기"
      Then I see "올리기를 그만두었습니다. 고르신 파일은 그대로 두었습니다."
      And the files to upload are "표지.png, 둘째.jpg"
      And no toast is shown

    @REL-17 @BULL-05
    Scenario: A double click uploads once
      Given every call takes 700 ms
      When I choose the files "표지.png"
      And I double-click the button "올리기"
      Then I am at the bulletin page
      And POST /api/File/newBulletin was sent 1 time

    @AUTH-14 @BULL-05
    Scenario: An expired token is renewed on the way, and the upload goes through
      Given my access token has expired
      When I choose the files "표지.png"
      And I click the button "올리기"
      Then I am at the bulletin page
      And the bulletin shows 1 uploaded page
      And POST /api/File/newBulletin was sent 2 times
      And POST /api/Account/Refresh was sent 1 time

    @AUTH-15 @BULL-05 @REL-24
    Scenario: A session that ends on the way loses no file
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I choose the files "표지.png, 둘째.jpg"
      And I click the button "올리기"
      Then I see "로그인 시간이 지났습니다."
      When POST /api/Account/Refresh works again
      And I log in as editor
      Then the files to upload are "표지.png, 둘째.jpg"

    @PERM-03 @BULL-05
    Scenario: Whoever may not any more is told, and the files stay
      Given the editor has the role "Teacher"
      When I choose the files "표지.png"
      And my access token has expired
      And I click the button "올리기"
      Then a toast says "업로드 실패하였습니다. 권한이 없습니다."
      And POST /api/File/newBulletin was sent 2 times

    @accessibility
    Scenario: Nobody is kept out of the upload
      When I choose the files "표지.png, 둘째.jpg, 빈파일.png"
      Then the files to upload are "표지.png, 둘째.jpg"
      And nobody is kept out at 1280 and 360 px, light and dark

  Rule: Deleting

    Background:
      Given I am an editor
      And I visit the bulletin page

    @BULL-08
    Scenario: A bulletin is deleted after asking once more
      When I click the button "주보 삭제"
      Then I see the dialog "주보를 삭제할까요?"
      When I click the button "취소"
      Then DELETE /api/File/bulletin was sent 0 times
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      Then a toast says "주보를 삭제했습니다."
      And I see "표시할 주보가 없습니다."
      And no page of a bulletin is shown
      And DELETE /api/File/bulletin was asked for "Sun2026Nov22"
      When I reload
      Then I see "표시할 주보가 없습니다."

    @BULL-08 @PERM-03
    Scenario: A deletion that fails leaves the bulletin as it is
      Given DELETE /api/File/bulletin fails
      When I click the button "주보 삭제"
      And I click the button "삭제합니다"
      Then a toast says "주보를 삭제하지 못했습니다."
      And I do not see the dialog "주보를 삭제할까요?"
      And the bulletin shows 4 pages of "Sun2026Nov22" in order
