Feature: Publishing advertisements
  Admin and Editor write them, with pictures or without.

  Background:
    Given I am an editor
    And I visit the advertisements page
    And I see 10 advertisements
    And I click the button "새 광고 쓰기"

  Rule: A new one is at the top

    @ADVT-02 @browser
    Scenario: A new advertisement stands there with its images in their order, without a list call
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "배추.png, 무.jpg, 파.webp"
      And I click the button "위로 파.webp"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And advertisement 1 of the list says "2026-11-18 · 친교부"
      And the pictures of advertisement 1 are "image/png, image/webp, image/jpeg"
      And pictures of advertisement 1 are loaded
      And I see 11 advertisements
      And a toast says "광고를 등록했습니다."
      And "제목" holds ""
      And POST /api/advertisement was sent 1 time
      And GET /api/Advertisement was sent 1 time

    @ADVT-02
    Scenario: An advertisement does without images
      When I write the advertisement "김장 배추를 나눕니다"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I do not see pictures of advertisement 1

    @ADVT-02 @accessibility @browser
    Scenario: Title, content and author of an advertisement are required, and the form is accessible
      When I choose the files "표지.png, 둘째.jpg, 빈파일.png"
      And I click the button "등록"
      Then "제목" is wrong: "제목을 입력해 주세요."
      And "내용" is wrong: "내용을 입력해 주세요."
      And "작성자" is wrong: "작성자를 입력해 주세요."
      And the field "제목" has the focus
      And POST /api/advertisement was sent 0 times
      And the page is accessible at 1280 and 360 px, light and dark

    @REL-17 @ADVT-02
    Scenario: A double click and Enter publish an advertisement once
      Given POST /api/advertisement is held
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I double-click the button "등록"
      And I press "Enter"
      And the held calls are answered
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I see 11 advertisements
      And POST /api/advertisement was sent 1 time

    @browser @REL-17 @ADVT-02
    Scenario: On a slow device two presses on one place and late Enters publish once, and open nothing
      Given my processor is 6 times slower
      And POST /api/advertisement is held
      When I write the advertisement "김장 배추를 나눕니다"
      And I click the button "등록" twice on one place
      And I press "Enter"
      Then the button "등록하고 있습니다" has the focus
      When the held calls are answered
      And advertisement 1 of the list says "김장 배추를 나눕니다"
      And I press "Enter"
      Then I am at the advertisements page
      And "제목" is not wrong
      And I see 11 advertisements
      And POST /api/advertisement was sent 1 time

    @browser @REL-17 @ADVT-02
    Scenario: A form with files stands still too while they are sent
      Given POST /api/advertisement is held
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "배추.png, 무.jpg"
      And I click the button "등록" twice on one place
      Then the button "등록하고 있습니다" has the focus
      And I see the button "그만두기"
      When the held calls are answered
      Then the pictures of advertisement 1 are "image/png, image/jpeg"
      And POST /api/advertisement was sent 1 time

    @REL-20 @ADVT-02
    Scenario: An advertisement whose success says nothing is looked for, and kept where it is not in the list
      Given POST /api/advertisement succeeds without a word
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다. 서버의 답을 읽을 수 없습니다."
      And GET /api/Advertisement was sent 2 times
      And POST /api/advertisement was sent 1 time
      And "제목" holds "김장 배추를 나눕니다"
      And the files to upload are "표지.png"

    @phone @ADVT-01 @ADVT-02 @browser
    Scenario: An advertisement is published and looked at on a phone
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      When I click the button "김장 배추를 나눕니다 그림 1 크게 보기"
      Then I see the dialog "김장 배추를 나눕니다"
      And nothing is wider than the window

  Rule: Files that cannot be taken

    @REL-24 @ADVT-02
    Scenario: Each file that is no image is turned away for its own reason, and the good one stays
      When I choose the files "표지.png, 프로그램.png, 빈파일.png, 사진.heic, 그림.svg, 큰그림.png, 문서.pdf"
      Then refused files are
        | 프로그램.png | 그림 파일이 아닙니다. PNG, JPEG, WebP, GIF 그림만 올릴 수 있습니다.           |
        | 빈파일.png  | 빈 파일입니다.                                                 |
        | 사진.heic  | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다. JPEG로 바꾸어 주세요.               |
        | 그림.svg   | SVG 그림은 안에 프로그램이 들어 있을 수 있어 올릴 수 없습니다. PNG로 바꾸어 주세요.     |
        | 큰그림.png  | 10MB보다 큰 파일은 올릴 수 없습니다.                                   |
        | 문서.pdf   | 그림 파일이 아닙니다. PNG, JPEG, WebP, GIF 그림만 올릴 수 있습니다.           |
      And the file to upload is "표지.png"

    @REL-24 @ADVT-02
    Scenario: Of 30 pictures the last twenty are turned away
      When I choose 30 pages
      Then I see 10 files to upload
      And I see 20 refused files
      And the refused file "쪽30.png" says "한 번에 10개까지 올릴 수 있습니다."

    @REL-24 @ADVT-02
    Scenario: The server's message for each image is beside it, and all can be sent again
      Given POST /api/advertisement brings a kind of file that is not taken and says
        | 둘째.jpg  | 너무 어둡습니다. |
        | 셋째.webp | 너무 흐립니다.  |
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg, 셋째.webp"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다. 서버가 받지 않는 종류의 파일입니다."
      And the file "표지.png" does not say "너무"
      And the file "둘째.jpg" says "너무 어둡습니다."
      And the file "셋째.webp" says "너무 흐립니다."
      When POST /api/advertisement works again
      And I click the button "빼기 둘째.jpg"
      And I click the button "등록"
      Then the pictures of advertisement 1 are "image/png, image/webp"

  Rule: A failure has a message, and nothing is lost

    @LIST-03 @REL-16 @ADVT-02
    Scenario Outline: An advertisement that <fault> stays in its form
      Given POST /api/advertisement <fault>
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다."
      And the log says "<log>"
      And I see "쓰신 내용과 고르신 파일은 그대로 두었습니다."
      And the files to upload are "표지.png, 둘째.jpg"
      And POST /api/advertisement was sent 1 time
      When POST /api/advertisement works again
      And I click the button "등록"
      Then advertisement 1 of the list says "토요일 아침에 나눕니다."

      Examples:
        | fault          | log                                  |
        | is too large   | POST api/advertisement: tooLarge     |

    @ADVT-02
    Scenario: Images that are sent show a bar, and can be cancelled
      Given POST /api/advertisement hangs
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then I see a progress bar "올리고 있습니다"
      When I click the button "그만두기"
      Then POST /api/advertisement was given up
      And I see "올리기를 그만두었습니다. 고르신 파일은 그대로 두었습니다."
      And "내용" holds "토요일 아침에 나눕니다."
      And no toast is shown

    @REL-18 @ADVT-02
    Scenario: The sending of an advertisement goes on when its page is left, and a message says how it ended
      Given POST /api/advertisement is held
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      And I see a progress bar "올리고 있습니다"
      And I click the link "행사" in the navigation "교제"
      Then I do not see the dialog "저장하지 않은 내용이 있습니다"
      When the held calls are answered
      Then a toast says "광고를 등록했습니다."
      When I click the link "광고" in the navigation "교제"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I do not see "쓰시던 내용을 그대로 불러왔습니다."
      And POST /api/advertisement was sent 1 time

    @REL-17 @REL-18 @ADVT-02
    Scenario: A form that is opened again while it is being sent offers nothing to send, and its list gets the advertisement
      Given POST /api/advertisement is held
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      And I click the link "행사" in the navigation "교제"
      And I click the link "광고" in the navigation "교제"
      Then I see "보내고 있습니다. 끝나면 알려 드리겠습니다."
      And "제목" holds "김장 배추를 나눕니다"
      And I see the button "등록하고 있습니다"
      When the held calls are answered
      Then I see 1 toast "광고를 등록했습니다."
      And advertisement 1 of the list says "김장 배추를 나눕니다"
      And "제목" holds ""
      And POST /api/advertisement was sent 1 time

    @AUTH-15 @REL-24 @ADVT-02
    Scenario: A session that ends during the sending loses neither texts nor images
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login once
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg"
      And I click the button "등록"
      Then I see 1 toast "로그인 시간이 지났습니다."
      When I click the button "로그인" in the toast
      And I log in as editor
      Then "제목" holds "김장 배추를 나눕니다"
      And "내용" holds "토요일 아침에 나눕니다."
      And "작성자" holds "친교부"
      And the files to upload are "표지.png, 둘째.jpg"

    @PERM-03 @REL-09 @ADVT-02
    Scenario: An editor who has lost the role sees a message, keeps the texts, and can read on
      Given the editor has the role "Teacher"
      And my access token has expired
      When I write the advertisement "김장 배추를 나눕니다"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다. 권한이 없습니다."
      And I am signed in as editor
      And I see "글을 올릴 수 있는 역할이 없어져 지금은 등록하실 수 없습니다."
      And "제목" holds "김장 배추를 나눕니다"
      And I do not see the button "등록"
      When I scroll the list to 0 px before its end
      Then I see 20 advertisements
